// The code to paste for each place of the widget: a page, WordPress, a website builder, React, or an email to a developer.
import { OF_FRAME } from '../of-frame.js';
import { attributeText, snippet } from './snippet.js';

/**
 * @typedef {{ choice: import('./form.js').Choice, origin: string, release: { path: string, integrity: string } | null, policy: string }} Embed
 * @type {{ name: string, label: string, how: string, code: (embed: Embed) => string }[]}
 */
export const PLACES = [
  {
    name: 'html',
    label: 'HTML',
    how: 'Paste it where the quote should be on your page.',
    code: ({ choice, ...script }) => snippet(choice, script),
  },
  {
    name: 'wordpress',
    label: 'WordPress',
    how: 'Install our plugin, fill in the three settings under Settings, Home energy quote, and put the shortcode into a page. Sentences of your own need the HTML snippet.',
    code: wordpress,
  },
  {
    name: 'website-builder',
    label: 'Wix, Squarespace',
    how: 'Where no script may run, add an “Embed a site” element with this frame. Contact details and links are set in the framed page itself.',
    code: framed,
  },
  {
    name: 'react',
    label: 'React',
    how: 'Install the package with npm install home-energy-quote. The guide for frameworks has Vue, Svelte, Solid, Preact and Angular.',
    code: react,
  },
  {
    name: 'email',
    label: 'Email a developer',
    how: 'Copy this into an email, or open one that is written already.',
    code: email,
  },
];

function wordpress({ choice, origin, release }) {
  const written = choice.attributes.map(([name, value]) =>
    value === '' ? name.replaceAll('-', '_') : `${name}="${attributeText(value)}"`,
  );
  return [
    `Script:    ${origin}/${release?.path ?? 'home-energy-quote.js'}`,
    `Hash:      ${release?.integrity ?? '(none)'}`,
    `API:       ${origin}/`,
    '',
    `[${['home_energy_quote', ...written].join(' ')}]`,
  ].join('\n');
}

function framed({ choice, origin }) {
  const taken = choice.attributes.filter(([name]) => OF_FRAME.includes(name));
  const query = new URLSearchParams(taken);
  return `<iframe src="${attributeText(`${origin}/frame.html?${query}`)}" title="Home energy quote" style="width: 100%; height: 1200px; border: 0"></iframe>`;
}

function react({ choice: { attributes, messages }, origin }) {
  const props = [['api-base', `${origin}/`], ...attributes].map(([name, value]) =>
    value === '' ? `  ${name}` : `  ${name}={${JSON.stringify(value)}}`,
  );
  if (Object.keys(messages).length) props.push(`  messages={${JSON.stringify(messages)}}`);
  return ["import 'home-energy-quote/react';", '', '<home-energy-quote', ...props, '/>'].join('\n');
}

function email({ choice, policy, ...script }) {
  return [
    'Hello,',
    '',
    'Please put this where the quote should be on our page:',
    '',
    snippet(choice, script),
    '',
    'Where the site has a Content-Security-Policy, these lines let it run:',
    '',
    policy,
    '',
    'Thank you.',
  ].join('\n');
}

/** A finished email without a recipient, which the sender adds. */
export const mailto = (body) =>
  `mailto:?${new URLSearchParams({ subject: 'Home energy quote for our website', body }).toString().replaceAll('+', '%20')}`;
