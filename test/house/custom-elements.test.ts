// Checks custom-elements.json, which editors and authors of wrappers read.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { THEMES } from '../../src/domain/settings.ts';
import { attributeNames } from '../../src/element/attributes.ts';

const SCHEMA = new URL('../../node_modules/custom-elements-manifest/schema.json', import.meta.url);
const TOOL = fileURLToPath(new URL('../../tools/generate/custom-elements.ts', import.meta.url));

interface Row {
  readonly name: string;
  readonly fieldName?: string;
  readonly attribute?: string;
  readonly type: { readonly text: string };
}

function written() {
  const folder = mkdtempSync(join(tmpdir(), 'heq-manifest-'));
  const file = join(folder, 'custom-elements.json');
  const { status, stderr } = spawnSync(process.execPath, [TOOL, file], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return manifest;
}

describe('custom-elements.json', () => {
  const manifest = written();
  const [{ attributes, members }] = manifest.modules[0].declarations as [
    { attributes: Row[]; members: Row[] },
  ];

  it('ATTRIBUTES: fits the schema of the Custom Elements Manifest', () => {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(
      JSON.parse(readFileSync(SCHEMA, 'utf8')),
    );
    assert.ok(validate(manifest), JSON.stringify(validate.errors?.slice(0, 3)));
  });

  it('ATTRIBUTES: gives each attribute its property, except the one that every element has', () => {
    assert.deepEqual(
      attributes.map(({ name }) => name),
      attributeNames,
    );
    const named = attributes.filter(({ name }) => name !== 'lang');
    assert.deepEqual(
      named.map(({ fieldName, name }) => [fieldName, name]),
      members.filter(({ attribute }) => attribute).map(({ name, attribute }) => [name, attribute]),
    );
  });

  it('ATTRIBUTES: lists the values of a choice', () => {
    const typeOf = (name: string) => attributes.find((row) => row.name === name)?.type.text;
    assert.equal(typeOf('theme'), THEMES.map((theme) => `'${theme}'`).join(' | '));
    assert.equal(typeOf('router'), "'hash' | 'memory'");
    assert.equal(typeOf('hide-nav'), 'boolean');
    assert.equal(typeOf('size'), 'number | string');
    assert.equal(typeOf('support-phone'), 'string');
  });
});
