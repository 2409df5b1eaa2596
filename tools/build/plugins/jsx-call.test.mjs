import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stripTypes } from './strip-types.mjs';

// As in the build.
process.env.NODE_ENV = 'production';
const { Fragment: ReactsFragment, jsx, jsxs } = await import('react/jsx-runtime');
const { Fragment, tag } = await import('./jsx-call.mjs');

const shown = ({ type, key, ref, props }) => ({ type, key, ref, props });
const isSame = (made, reacts) => assert.deepEqual(shown(made), shown(reacts));

describe('a tag as a call with its children as arguments', () => {
  it('makes what React’s own call makes', () => {
    const ref = { current: null };
    isSame(tag('br', null), jsx('br', {}));
    isSame(tag('p', { className: 'a', ref }, 'One'), jsx('p', { className: 'a', ref, children: 'One' }));
    isSame(tag('p', null, 'One', false), jsxs('p', { children: ['One', false] }));
    isSame(tag('li', { key: 1, id: 'a' }, 'One'), jsx('li', { id: 'a', children: 'One' }, 1));
    isSame(tag('ul', null, ['One', 'Two']), jsx('ul', { children: ['One', 'Two'] }));
    isSame(tag(Fragment, null, undefined), jsx(ReactsFragment, { children: undefined }));
  });

  it('leaves the properties of another tag alone', async () => {
    const { code } = await stripTypes().transform(
      'export const A = (p) => <p {...p}>One{p.of}</p>;',
      'a.tsx',
    );
    const [written] = code.split('\n');
    const given = { className: 'a', of: 'Two' };
    const made = Function('$tag', `${written.replace('export const A', 'const A')} return A;`)(tag)(given);
    isSame(made, jsxs('p', { ...given, children: ['One', 'Two'] }));
    assert.deepEqual(given, { className: 'a', of: 'Two' });
  });
});
