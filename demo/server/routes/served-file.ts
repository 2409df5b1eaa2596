// Serves the files of a folder: compressed once, with an ETag of the content.
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
/** The placeholder in pages for the other of the two origins. */
const TOKEN = '__OTHER_ORIGIN__';
const PACKED = /^(text|application)\/|svg/;

export interface ServedFile {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** By encoding; empty for types that are already compressed. */
  readonly packed: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
}

/** The path of a regular file below `root`; null if there is none, or if it is hidden or outside. */
export async function fileBelow(root: string, path: string): Promise<string | null> {
  const file = resolve(join(root, path));
  const isHidden = path.split('/').some((part) => part.startsWith('.'));
  if (isHidden || path.includes('\0') || path.includes('\\') || !file.startsWith(root + sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() && extname(file) in TYPES ? file : null;
}

interface CacheEntry {
  readonly stamp: string;
  readonly made: Promise<ServedFile>;
}

const cache = new Map<string, CacheEntry>();
const MOST_FILES = 200;

/**
 * Reads, hashes and compresses a file once until it changes. All responses share the same bytes, so a client that sends
 * a thousand requests and reads nothing uses no memory. Throws if the file can't be read. Hono's serveStatic would read
 * the disk each time, its ETag would hash each response, and neither can change a page.
 * @param otherOrigin replaces `__OTHER_ORIGIN__` in a page
 */
export async function servedFile(file: string, otherOrigin: string): Promise<ServedFile> {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const isPage = type.startsWith('text/html');
  const name = isPage ? `${file} ${otherOrigin}` : file;
  const { mtimeMs, ctimeMs, size } = await stat(file);
  const stamp = `${mtimeMs} ${ctimeMs} ${size}`;
  const known = cache.get(name);
  if (known?.stamp === stamp) return known.made;
  if (cache.size >= MOST_FILES) cache.clear();
  const made = read(file, type, isPage ? otherOrigin : null);
  cache.set(name, { stamp, made });
  made.catch(() => cache.delete(name));
  return made;
}

async function read(file: string, type: string, otherOrigin: string | null): Promise<ServedFile> {
  const found = await readFile(file);
  const bytes = otherOrigin ? Buffer.from(found.toString().replaceAll(TOKEN, otherOrigin)) : found;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { type, etag, bytes, packed: await packed(type, bytes) };
}

async function packed(type: string, bytes: ServedFile['bytes']): Promise<ServedFile['packed']> {
  if (!PACKED.test(type)) return {};
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return {
    br: new Uint8Array(await promisify(brotliCompress)(bytes, { params })),
    gzip: new Uint8Array(await promisify(gzip)(bytes)),
  };
}

/**
 * Returns the offered encoding with the highest weight in an Accept-Encoding header (RFC 9110, 12.5.3). Of equal weights
 * the first offered wins. Null means no encoding.
 */
export function acceptedEncoding(header: string, offered: readonly string[]): string | null {
  const weights = new Map(header.split(',').map(weightOf));
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = offered.reduce<string | null>(
    (found, name) => (weight(name) > (found ? weight(found) : 0) ? name : found),
    null,
  );
  return best && weight(best) >= (weights.get('identity') ?? 0) ? best : null;
}

/** Reads 'br;q=0.5' as br and 0.5. A missing weight is 1, an invalid one 0. */
function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
  const weight = q === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q) : 0;
  return [name, weight];
}
