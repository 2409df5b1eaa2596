// `node tools/generate/openapi.ts <file>` writes the list of calls, and beside it a JSON schema of the detail of `heq-enquiry`, which
// the API also accepts.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { CallSpec } from '../../src/api/call.ts';
import { enquiry } from '../../src/api/calls/enquiries.ts';
import { calls } from '../../src/api/calls.ts';
import { listItem } from '../../src/api/client-calls.ts';
import { address, addressParts } from '../../src/domain/address.ts';
import { certificate } from '../../src/domain/home.ts';
import { meter, meterDetails } from '../../src/domain/supply.ts';
import { vehicle } from '../../src/domain/vehicle.ts';

const { version, license } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const failure = {
  description: 'What went wrong, in a sentence that may be shown to the visitor as text.',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
    },
  },
};

/** Schemas that several calls share, by name. */
const definitions = { address, meter, meterDetails, addressParts, certificate, listItem, vehicle };

const WIRE = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  definitions,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** The schema of the JSON that is sent, before valibot transforms it into a value of the domain. */
function wire(schema: GenericSchema) {
  const { $schema, $defs, ...json } = toJsonSchema(schema, WIRE);
  return json;
}

const content = (schema: GenericSchema) => ({ 'application/json': { schema: wire(schema) } });

/** One parameter for each property of a path or query. */
function parameters(place: 'path' | 'query', schema: GenericSchema | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = wire(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function responses(spec: CallSpec) {
  return {
    '200': { description: 'What was asked for.', content: content(spec.answer) },
    ...(spec.nullable ? { '204': { description: 'There is none.' }, '404': failure } : {}),
    default: failure,
  };
}

function operation(name: string, spec: CallSpec) {
  const all = [...parameters('path', spec.params), ...parameters('query', spec.query)];
  return {
    operationId: name,
    summary: spec.summary,
    ...(all.length > 0 ? { parameters: all } : {}),
    ...(spec.body ? { requestBody: { required: true, content: content(spec.body) } } : {}),
    responses: responses(spec),
    ...(name === 'authToken' ? { security: [] } : {}),
  };
}

function paths() {
  const made: Record<string, Record<string, unknown>> = {};
  for (const [name, spec] of Object.entries<CallSpec>(calls)) {
    made[spec.path] = {
      ...made[spec.path],
      [spec.method.toLowerCase()]: operation(name, spec),
    };
  }
  return made;
}

const document = {
  openapi: '3.1.0',
  info: {
    title: 'The API behind <home-energy-quote>',
    version,
    license: { name: license, identifier: license },
    description:
      'What a provider answers at the widget’s `api-base`. Objects may carry more than is named here; the widget ignores it. Money in pounds, energy in kWh, distance in miles and a time of a year, unless named otherwise.',
  },
  servers: [{ url: '/' }],
  security: [{ token: [] }],
  paths: paths(),
  components: {
    schemas: toJsonSchemaDefs(definitions, WIRE),
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
};

const { $schema, ...enquirySchema } = toJsonSchema(enquiry, { target: WIRE.target, typeMode: WIRE.typeMode });
const title = 'An enquiry: who asks, what they agreed to, their home and quotes, and what they were shown';

const [, , file] = process.argv;
if (!file) throw new Error('Name the file to write: node tools/generate/openapi.ts dist/openapi.json');
const write = (path: string, value: object) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
write(file, document);
write(join(dirname(file), 'enquiry.schema.json'), { $schema, title, ...enquirySchema });
