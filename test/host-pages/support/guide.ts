// Extracts from a guide what partners copy, and serves it as they would.
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { listen, TYPES } from './servers.ts';

const GUIDE = new URL('../../../demo/guide/', import.meta.url);

/** The code blocks in one language on a page of the guide, in order. */
export function blocks(page: string, language: string): readonly string[] {
  const text = readFileSync(new URL(page, GUIDE), 'utf8');
  const fence = new RegExp(`^ *\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'gm');
  const found = [...text.matchAll(fence)].map(([, block = '']) => block);
  if (found.length === 0) throw new Error(`${page} has no block of ${language}`);
  return found;
}

export type Headers = readonly (readonly [name: string, value: string])[];

/** The headers of each path in a block with the format of a `_headers` file. */
export function headerRules(block: string): ReadonlyMap<string, Headers> {
  const rules = new Map<string, Headers>();
  for (const part of block.trim().split(/\n\n+/)) {
    const [path = '', ...lines] = part.split('\n');
    rules.set(
      path,
      lines.map((line) => {
        const [name = '', value = ''] = line.trim().split(/:\s*(.*)/);
        return [name, value] as const;
      }),
    );
  }
  return rules;
}

export function headersFor(rules: ReadonlyMap<string, Headers>, path: string): Headers {
  const matches = (rule: string) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule);
  return [...rules].filter(([rule]) => matches(rule)).flatMap(([, headers]) => headers);
}

/** A server that responds from memory: with what `file` has for a path, and with the path's headers. */
export function serve(
  host: 'localhost' | '127.0.0.1',
  file: (path: string) => string | undefined,
  headers: (path: string) => Headers = () => [],
) {
  return listen(host, (path, response) => {
    const text = file(path);
    if (text === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(path) || '.html'] ?? 'text/plain');
    for (const [name, value] of headers(path)) response.setHeader(name, value);
    response.end(text);
  });
}
