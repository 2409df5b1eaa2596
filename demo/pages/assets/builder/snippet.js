// Knows the snippet a partner pastes, and the policy lines that go with it.

/** @param {[string, string][]} attributes @param {{ origin: string, integrity: string | null }} script */
export function snippet(attributes, { origin, integrity }) {
  const pinned = integrity ? `\n  integrity="${integrity}" crossorigin="anonymous"` : '';
  const lines = [['api-base', `${origin}/`], ...attributes].map(([name, value]) =>
    value === '' ? `  ${name}` : `  ${name}="${attributeText(value)}"`,
  );
  const phone = attributes.find(([name]) => name === 'support-phone')?.[1];
  const fallback = phone
    ? `  <p>Call us on <a href="tel:${phone.replace(/[^\d+]/g, '')}">${attributeText(phone)}</a> for a quote.</p>\n`
    : '';
  return [
    `<script src="${origin}/home-energy-quote.js" async${pinned}></script>`,
    '<style>home-energy-quote { display: block; min-height: 640px }</style>',
    '<home-energy-quote',
    `${lines.join('\n')}\n>`,
    `${fallback}</home-energy-quote>`,
  ].join('\n');
}

export function policy(origin) {
  return [
    'Content-Security-Policy:',
    `  script-src ${origin};`,
    `  connect-src ${origin};`,
    "  style-src 'self';",
    "  img-src 'self';",
    "  require-trusted-types-for 'script'",
  ].join('\n');
}

/** The hash of the script as it is served, from the file that every release carries. */
export async function integrityOf(origin) {
  try {
    const hashes = await (await fetch(`${origin}/integrity.json`)).json();
    const found = hashes['home-energy-quote.js'];
    return typeof found === 'string' ? found : (found?.integrity ?? null);
  } catch {
    return null;
  }
}

function attributeText(text) {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
