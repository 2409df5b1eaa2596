import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { absoluteHttpUrl, phoneAddress } from './url.ts';

const API = 'https://api.example/v1/';

describe('an address behind a link or a picture', () => {
  for (const [text, address] of [
    ['https://a.example/b.png', 'https://a.example/b.png'],
    ['HTTP://A.example', 'http://a.example/'],
    ['cars/a.png', 'https://api.example/v1/cars/a.png'],
    ['/cars/a.png', 'https://api.example/cars/a.png'],
    ['//b.example/a.png', 'https://b.example/a.png'],
    ['<img src=x onerror=a()>', 'https://api.example/v1/%3Cimg%20src=x%20onerror=a()%3E'],
  ] as const) {
    it(`SECURITY: ${text} is ${address}`, () => assert.equal(absoluteHttpUrl(text, API), address));
  }

  for (const text of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://a.example/1',
    'vbscript:a',
    'xhttp://a.example',
    'https-like://a.example',
    'httpsx:a',
    'file:///etc/passwd',
    'mailto:a@b.example',
    'https://',
    'http://[',
  ]) {
    it(`SECURITY: ${JSON.stringify(text)} is none`, () => assert.equal(absoluteHttpUrl(text, API), null));
  }

  it('SECURITY: a relative one without a base is none', () => assert.equal(absoluteHttpUrl('/a.png'), null));
});

it('WIZ-09: the link of a number has its digits and its plus, however it is written', () => {
  assert.deepEqual(['0117 496 0142', '+44 (0)117-496 0142'].map(phoneAddress), [
    'tel:01174960142',
    'tel:+4401174960142',
  ]);
});
