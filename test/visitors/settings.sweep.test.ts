import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { type AttributeName, type Settings, THEMES } from '../../src/domain/settings.ts';
import { attributeNames, attributes, settingOf } from '../../src/element/attributes.ts';
import { readSettings } from '../../src/element/read-settings.ts';
import { packs } from '../../src/words/packs.ts';
import { PATIENCE, type Timed } from './chance.ts';
import { journeys } from './product-names.ts';

const SCRIPT = 'https://cdn.example/home-energy-quote.js';
const isHttp = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/]/.test(value);
const orNull = (is: (value: never) => boolean) => (value: unknown) => value === null || is(value as never);
const isText = (value: string) => typeof value === 'string' && value.length > 0 && value.length <= 200;
const isFlag = (value: unknown) => typeof value === 'boolean';
const isPx = (min: number, max: number) => orNull((value: number) => value >= min && value <= max);
const isOneOf = (list: readonly string[]) => (value: unknown) => list.includes(value as string);
const isPhone = orNull((value: string) => /^[+()\d][\d\s()+-]{2,30}$/.test(value));

/** Whether a setting may have a value. A setting without a line here does not compile. */
const MAY_BE: { readonly [Key in keyof Settings]: (value: unknown) => boolean } = {
  theme: isOneOf(THEMES),
  brandColor: orNull(isText),
  accentColor: orNull(isText),
  radius: isPx(0, 40),
  font: orNull((value: string) => !/[;{}()<>\\]/.test(value)),
  fontHeading: orNull((value: string) => !/[;{}()<>\\]/.test(value)),
  size: isPx(12, 24),
  brandName: orNull(isText),
  logoSrc: orNull(isHttp),
  supportPhone: isPhone,
  supportHours: orNull(isText),
  supportEmail: orNull((value: string) => isText(value) && value.includes('@')),
  whiteLabel: isFlag,
  nonDomesticPhone: isPhone,
  nonDomesticHours: orNull(isText),
  termsUrl: orNull(isHttp),
  privacyUrl: orNull(isHttp),
  aboutUrl: orNull(isHttp),
  apiBase: (value) => isHttp(value) && /\/$/.test(value as string) && !/[?#]/.test(value as string),
  authUrl: isHttp,
  gbData: isFlag,
  journey: isOneOf(journeys.all),
  only: (value) => (value as Settings['only']).every((name) => journeys.all.includes(name)),
  skipHome: isFlag,
  postcode: orNull((value: string) => /^[A-Z0-9]{5,7}$/.test(value)),
  registration: orNull((value: string) => /^[A-Z0-9]{2,7}$/.test(value)),
  router: isOneOf(['hash', 'memory']),
  routeBase: (value) => /^[\w-]{0,40}$/.test(value as string),
  headingLevel: (value) => [1, 2, 3, 4].includes(value as number),
  hideNav: isFlag,
  hideFooter: isFlag,
  persist: isOneOf(['session', 'none']),
  tracking: isOneOf(['on', 'off']),
  variant: orNull((value: string) => /^[a-z][\w-]{0,19}$/i.test(value)),
  enquiries: isOneOf(['event', 'api', 'off']),
  share: isOneOf(['off', 'print', 'on']),
  serviceArea: (value) =>
    (value as readonly string[]).every((area) => /^[A-Z]{1,2}(\d[A-Z\d]?)?$/.test(area)),
  lang: isOneOf(packs.map(({ lang }) => lang)),
  copy: isOneOf(['spec', 'plain']),
  loading: isOneOf(['eager', 'lazy']),
};

/** Values that some attribute accepts, and text of any kind. */
const written = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    'false',
    '0',
    'FALSE',
    'all',
    'ev',
    'solar,ev-only',
    'HARBOUR',
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.constantFrom('12', '12px', '1e3', '-1', '40.5', '999999999999999999999px', 'NaN', 'Infinity', '0x10'),
  fc.constantFrom(
    'red',
    '#fff',
    'rgb(1 2 3)',
    'rgb(1 2 3 / 0.5)',
    'currentcolor',
    'var(--a)',
    'color(display-p3 1 0 0)',
    'inherit',
  ),
  fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,a',
    '//a.example',
    '/a',
    '?a#b',
    'http://',
    'https://a.example/%',
    'HTTPS://A.example:99999/',
    'blob:a',
  ),
  fc.constantFrom(
    'BS1 9AA',
    'gir 0aa',
    'FO18 RDX',
    'a@b.example',
    '0117 496 0000',
    'BS, SN1 BA2',
    'en',
    'en-GB',
    'plain',
  ),
  fc.webUrl(),
  fc.emailAddress(),
);

const changes = fc.array(fc.tuple(fc.constantFrom(...attributeNames), fc.option(written)), { maxLength: 30 });

/** Reads the settings as the element does after a change. */
function read(element: Element) {
  const warnings: string[] = [];
  const settings = readSettings({
    attribute: (name) => element.getAttribute(name),
    scriptUrl: SCRIPT,
    pageUrl: location.href,
    journeys,
    languages: () => [],
    warn: (message) => warnings.push(message),
  });
  return { settings, warnings };
}

function isSound(element: Element): void {
  const { settings, warnings } = read(element);
  for (const [key, mayBe] of Object.entries(MAY_BE)) {
    const value = settings[key as keyof Settings];
    expect(mayBe(value), `${key} is ${JSON.stringify(value)}`).to.equal(true);
  }
  for (const name of attributeNames) {
    const about = warnings.filter((sentence) => sentence.includes(` attribute ${name}: `));
    expect(about.length, name).to.equal(isUsed(element, name, settings) ? 0 : 1);
  }
}

/** Whether an attribute's value is valid, by reading it again from an element without other attributes. */
function isUsed(element: Element, name: AttributeName, settings: Settings): boolean {
  const raw = element.getAttribute(name);
  if (raw === null) return true;
  const key = settingOf(name);
  const { otherwise } = attributes[name];
  const alone = document.createElement('i');
  alone.setAttribute(name, raw);
  const { settings: own, warnings } = read(alone);
  expect(settings[key]).to.deep.equal(name === 'auth-url' && warnings.length ? settings[key] : own[key]);
  const foundOut = ['api-base', 'auth-url', 'lang'];
  if (warnings.length && !foundOut.includes(name)) expect(own[key]).to.deep.equal(otherwise);
  if (warnings.length && name === 'lang') expect(own[key]).to.equal('en-GB');
  return warnings.length === 0;
}

describe('attributes, any text in any of them and in any order', function (this: unknown) {
  (this as Timed).timeout(PATIENCE);

  it('SET-02: give settings of the right kind within their limits, and one warning for each invalid value', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const element = document.createElement('div');
        for (const [name, value] of all) {
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        }
        isSound(element);
      }),
    );
  });

  it('SET-02: give the setting of the last value only, whichever value was set before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...attributeNames), written, written, (name, first, last) => {
        const [one, other] = [document.createElement('div'), document.createElement('div')];
        one.setAttribute(name, first);
        read(one);
        one.setAttribute(name, last);
        other.setAttribute(name, last);
        expect(read(one)).to.deep.equal(read(other));
      }),
    );
  });
});
