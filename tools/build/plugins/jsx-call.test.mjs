import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stripTypes } from './strip-types.mjs';

// As in the build.
process.env.NODE_ENV = 'production';
const { Fragment: ReactsFragment, jsx, jsxs } = await import('react/jsx-runtime');
const { Fragment, tag } = await import('./jsx-call.mjs');

const shown = ({ type, key, ref, props }) => ({ type, key, ref, props });
const isSame = (made, reacts) => assert.deepEqual(shown(made), shown(reacts));

/** The first line of what the plugins make of a file: the function `A`. */
async function written(text) {
  const [strip, classAlone] = stripTypes();
  const { code } = await strip.transform(text, 'a.tsx');
  const [line] = (classAlone.transform(code, 'a.tsx')?.code ?? code).split('\n');
  return line;
}

describe('a tag as a call with its children as arguments', () => {
  it('makes what React’s own call makes', () => {
    const ref = { current: null };
    isSame(tag('br', null), jsx('br', {}));
    isSame(tag('p', { className: 'a', ref }, 'One'), jsx('p', { className: 'a', ref, children: 'One' }));
    isSame(tag('p', 'a b', 'One'), jsx('p', { className: 'a b', children: 'One' }));
    isSame(tag('p', null, 'One', false), jsxs('p', { children: ['One', false] }));
    isSame(tag('li', { key: 1, id: 'a' }, 'One'), jsx('li', { id: 'a', children: 'One' }, 1));
    isSame(tag('ul', null, ['One', 'Two']), jsx('ul', { children: ['One', 'Two'] }));
    isSame(tag(Fragment, null, undefined), jsx(ReactsFragment, { children: undefined }));
  });

  it('leaves the properties of another tag alone', async () => {
    const code = await written('const A = (p) => <p {...p}>One{p.of}</p>;');
    const given = { className: 'a', of: 'Two' };
    isSame(
      Function('$tag', `${code} return A;`)(tag)(given),
      jsxs('p', { ...given, children: ['One', 'Two'] }),
    );
    assert.deepEqual(given, { className: 'a', of: 'Two' });
  });

  it('has a class that is alone as its text, and all else by name', async () => {
    const text = (tag) => written(`const A = (of) => ${tag};`);
    assert.match(await text('<p className="a b">One</p>'), /\$tag\("p", "a b", "One"\)/);
    assert.match(await text('<of.View className="a" />'), /\$tag\(of\.View, "a"\)/);
    assert.match(await text('<p className={of} />'), /\$tag\("p", \{ className: of \}\)/);
    assert.match(await text('<p className="a" id="b" />'), /\$tag\("p", \{ className: "a", id: "b" \}\)/);
  });
});
