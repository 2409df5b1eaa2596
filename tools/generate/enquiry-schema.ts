// `node tools/generate/enquiry-schema.ts <file>` writes a JSON schema of the detail of `heq-enquiry`, which the API also accepts.
import { writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { enquiry } from '../../src/api/calls/enquiries.ts';

const [, , file] = process.argv;
if (!file)
  throw new Error('Name the file to write: node tools/generate/enquiry-schema.ts dist/enquiry.schema.json');
const { $schema, ...schema } = toJsonSchema(enquiry, { target: 'draft-2020-12', typeMode: 'input' });
const title = 'An enquiry: who asks, what they agreed to, their home and quotes, and what they were shown';
writeFileSync(file, `${JSON.stringify({ $schema, title, ...schema }, null, 2)}\n`);
