// The snippet that a partner pastes, and the exact content security policy that it needs.

const FILE = 'home-energy-quote.js';
const STYLE = 'home-energy-quote { display: flow-root; min-height: max(640px, 100svh) }';

/** @param {import('./fields.js').Choice} choice @param {{ origin: string, release: { path: string, integrity: string } | null }} script */
export function snippet({ attributes, messages }, { origin, release }) {
  const pinned = release ? `\n  integrity="${release.integrity}" crossorigin="anonymous"` : '';
  const path = release?.path ?? FILE;
  const lines = [['api-base', `${origin}/`], ...attributes].map(([name, value]) =>
    value === '' ? `  ${name}` : `  ${name}="${attributeText(value)}"`,
  );
  const words = wordsScript(messages);
  return [
    `<script src="${origin}/${path}" async${pinned}></script>`,
    `<style>${STYLE}</style>`,
    '<home-energy-quote',
    `${lines.join('\n')}\n>`,
    `${fallback(attributes)}</home-energy-quote>`,
    ...(words ? [`<script>${words}</script>`] : []),
  ].join('\n');
}

/** @param {import('./fields.js').Choice} choice @param {string} origin */
export async function policy({ attributes, messages }, origin) {
  const words = wordsScript(messages);
  const logo = attributes.find(([name]) => name === 'logo-src')?.[1];
  const images = new Set(["'self'", origin, ...(logo ? originOf(logo) : [])]);
  return [
    'Content-Security-Policy:',
    `  script-src ${[origin, ...(words ? [await hashOf(words)] : [])].join(' ')};`,
    `  style-src 'self' ${await hashOf(STYLE)};`,
    `  connect-src ${origin};`,
    `  img-src ${[...images].join(' ')};`,
    "  require-trusted-types-for 'script'",
  ].join('\n');
}

/** The script of the newest release, at a URL whose file never changes, and its hash, from the release's integrity.json. */
export async function releaseOf(origin) {
  try {
    const hashes = await (await fetch(`${origin}/integrity.json`)).json();
    const path = Object.keys(hashes).find((name) => name.endsWith(`/${FILE}`));
    return path ? { path, integrity: hashes[path] } : null;
  } catch {
    return null;
  }
}

function fallback(attributes) {
  const phone = attributes.find(([name]) => name === 'support-phone')?.[1];
  if (!phone) return '';
  const link = `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${attributeText(phone)}</a>`;
  return `  <p>Call us on ${link} for a quote.</p>\n`;
}

/** The partner's own sentences are a property, which may be set before the widget's script has loaded. */
function wordsScript(messages) {
  if (Object.keys(messages).length === 0) return '';
  const json = JSON.stringify(messages, null, 2).replaceAll('<', '\\u003c');
  return `document.querySelector('home-energy-quote').messages = ${json};`;
}

async function hashOf(text) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

/** No source is needed for a relative URL, which is on the page's own origin. */
function originOf(address) {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

export function attributeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
