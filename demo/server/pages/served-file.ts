// Knows how a file on the disk becomes an answer: never one outside its folder, packed once, named by its content.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const PACKED = /^(text|application)\/|svg/;

export interface ServedFile {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** By the name of the encoding; empty where packing gains nothing. */
  readonly packed: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
}

/** The path of a plain file below `root`; null where there is none, and for anything hidden or outside. */
export async function fileBelow(root: string, path: string): Promise<string | null> {
  const file = resolve(join(root, path));
  const isHidden = path.split('/').some((part) => part.startsWith('.'));
  if (isHidden || path.includes('\0') || path.includes('\\') || !file.startsWith(root + sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() && extname(file) in TYPES ? file : null;
}

/** Throws when the file can't be read. */
export async function servedFile(file: string, change = (text: string) => text): Promise<ServedFile> {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const read = await readOnce(file);
  const bytes = type.startsWith('text/html') ? Buffer.from(change(read.toString())) : read;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return shared(type, etag, bytes);
}

type Bytes = ServedFile['bytes'];

const reading = new Map<string, Promise<Bytes>>();

/** For all who ask at the same time. */
function readOnce(file: string): Promise<Bytes> {
  const underWay = reading.get(file) ?? readFile(file).finally(() => reading.delete(file));
  reading.set(file, underWay);
  return underWay;
}

const kept = new Map<string, Promise<ServedFile>>();
const MOST_KEPT = 200;

/**
 * By content, so that a file built anew is packed anew; once, also when many ask for it before that is done. All who
 * ask are answered from the same bytes: one client that asks a thousand times and reads nothing costs no memory.
 */
function shared(type: string, etag: string, bytes: Bytes): Promise<ServedFile> {
  const name = `${type} ${etag}`;
  const known = kept.get(name);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = packed(type, bytes).then((ready) => ({ type, etag, bytes, packed: ready }));
  kept.set(name, made);
  return made;
}

async function packed(type: string, bytes: Bytes): Promise<ServedFile['packed']> {
  if (!PACKED.test(type)) return {};
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return {
    br: new Uint8Array(await promisify(brotliCompress)(bytes, { params })),
    gzip: new Uint8Array(await promisify(gzip)(bytes)),
  };
}
