import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { THEMES } from '../domain/settings.ts';
import { attributeNames, settingOf } from './attributes.ts';
import { type Messages, readMessages, readSettings } from './read-settings.ts';

const SCRIPT = 'https://cdn.example/v1/home-energy-quote.js';

function read({
  attributes = {},
  scriptUrl = SCRIPT,
  pageUrl = 'https://partner.example/quote',
  languages = [],
}: {
  attributes?: Readonly<Record<string, string>>;
  scriptUrl?: string;
  pageUrl?: string;
  languages?: readonly string[];
}) {
  const warnings: string[] = [];
  const attribute = (name: string) => attributes[name] ?? null;
  const settings = readSettings({
    attribute,
    scriptUrl,
    pageUrl,
    languages: () => languages,
    journeys: product.journeys,
    warn: (message) => warnings.push(message),
  });
  return { settings, warnings };
}

describe('the URL of the API', () => {
  it('AMB-27: is the origin of the script, else that of the page', () => {
    assert.equal(read({}).settings.apiBase, 'https://cdn.example/');
    assert.equal(read({ scriptUrl: '' }).settings.apiBase, 'https://partner.example/');
  });

  it('AMB-27: has the token under it', () => {
    assert.equal(read({}).settings.authUrl, 'https://cdn.example/auth/token');
  });

  it('AMB-27: warns once if api-base is missing; calls then fail as they do offline', () => {
    const { settings, warnings } = read({ scriptUrl: 'file:///a.js', pageUrl: 'about:srcdoc' });
    assert.match(settings.apiBase, /^https:\/\/[a-z-]+\.invalid\/$/);
    assert.match(settings.authUrl, /\.invalid\/auth\/token$/);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? '', /api-base/);
  });
});

describe('the language', () => {
  it('SET-02: is British English where neither attribute nor page names one that we have, without a warning', () => {
    for (const languages of [[], ['tlh'], ['tlh', 'en-US']]) {
      const { settings, warnings } = read({ languages });
      assert.deepEqual([settings.lang, warnings], ['en-GB', []]);
    }
  });

  it('SET-02: is reported if the attribute names one that does not exist', () => {
    const { settings, warnings } = read({ attributes: { lang: 'tlh' }, languages: ['en'] });
    assert.equal(settings.lang, 'en-GB');
    assert.match(
      warnings.join(),
      /attribute lang: expected .*en-GB.*, got "tlh"; using the page’s, else en-GB/,
    );
  });
});

describe('settings', () => {
  it('SET-01, SET-02: without an attribute are the defaults, without a warning', () => {
    const { settings, warnings } = read({});
    assert.deepEqual(warnings, []);
    assert.equal(settings.theme, 'meadow');
    assert.equal(settings.journey, 'all');
    assert.deepEqual([settings.supportPhone, settings.termsUrl, settings.whiteLabel], [null, null, false]);
  });

  it('SET-01: have the names of their attributes, so that no row sets another’s setting', () => {
    const named = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    for (const name of attributeNames) assert.equal(named(settingOf(name)), name);
  });

  it('SET-02: say of a value that cannot be used: attribute, value, what was expected, what is used instead', () => {
    const { warnings } = read({ attributes: { theme: 'sunset', 'support-phone': 'ask', radius: 'big' } });
    assert.deepEqual(warnings, [
      `<home-energy-quote> attribute theme: expected ${THEMES.join(', ')}, got "sunset"; using "meadow"`,
      '<home-energy-quote> attribute radius: expected px, from 0 to 40, got "big"; using the theme’s',
      '<home-energy-quote> attribute support-phone: expected a telephone number, got "ask"; using nothing',
    ]);
  });
});

const readGiven = (given: unknown) => {
  const warnings: string[] = [];
  return { used: readMessages(given as Messages, (message) => warnings.push(message)), warnings };
};

describe('the partner’s own sentences', () => {
  it('SET-02: are read by key', () => {
    const given = { 'home.title': 'Hello', 'help.call': '' };
    assert.deepEqual(readGiven(given), { used: given, warnings: [] });
  });

  it('SET-02: are left out with a warning if the key does not exist or the value is not text', () => {
    const { used, warnings } = readGiven({
      'home.titel': 'Hello',
      'home.title': 5,
      __proto__: { a: 'b' },
      nav: {},
    });
    assert.deepEqual(used, {});
    assert.deepEqual(warnings, [
      '<home-energy-quote> messages: expected texts by their keys, got "home.titel", "home.title", "nav"; left out',
    ]);
  });

  it('SET-02: are named three times at most, each shortened, and the rest counted', () => {
    const { warnings } = readGiven({ a: 'x', ['b'.repeat(60)]: 'x', c: 'x', d: 'x', e: 'x' });
    assert.deepEqual(warnings, [
      `<home-energy-quote> messages: expected texts by their keys, got "a", "${'b'.repeat(40)}", "c" and 2 more; left out`,
    ]);
  });

  it('SET-02: cannot have a name that every object has', () => {
    assert.deepEqual(readGiven({ constructor: 'a', toString: 'b' }).used, {});
  });
});
