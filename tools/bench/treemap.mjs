// The source map of the build, counted by rooms of the house and by libraries.
import { SourceMap } from 'node:module';
import { rollup } from 'rollup';
import config from '../../rollup.config.mjs';

/** The room of `src` or the library that a source belongs to. */
function roomOf(source) {
  const path = source.replace(/^(\.\.\/)+/, '').replaceAll('\\', '/');
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;
  const last = [...path.matchAll(library)].at(-1)?.[1];
  if (last) return last;
  const [top, room, part] = path.split('/');
  if (top !== 'src') return top;
  return room === 'journeys' || room === 'ui' ? `src/${room}/${part}` : `src/${room}`;
}

/** Characters of the minified script by room, largest first: `[[room, characters], …]`. */
async function bytesByRoom() {
  const [output] = config.output;
  const bundle = await rollup({ ...config, output: undefined });
  const { output: chunks } = await bundle.generate({ ...output, sourcemap: true });
  await bundle.close();
  const { code, map } = chunks[0];
  const entries = new SourceMap(map);
  const rooms = new Map();
  code.split('\n').forEach((line, at) => {
    for (let column = 0; column < line.length; column += 1) {
      const { originalSource } = entries.findEntry(at, column);
      const room = originalSource ? roomOf(originalSource) : 'our build';
      rooms.set(room, (rooms.get(room) ?? 0) + 1);
    }
  });
  return [...rooms].sort(([, a], [, b]) => b - a);
}

/** A bar a room: as long as its share of the script, before compression. */
export async function printTreemap(tell) {
  const rooms = await bytesByRoom();
  const total = rooms.reduce((sum, [, bytes]) => sum + bytes, 0);
  const most = rooms[0]?.[1] ?? 1;
  tell(`\nWhere the ${(total / 1000).toFixed(0)} kB of the script go, minified:`);
  for (const [room, bytes] of rooms) {
    const share = `${((bytes / total) * 100).toFixed(1)} %`.padStart(7);
    const bar = '█'.repeat(Math.max(1, Math.round((bytes / most) * 40)));
    tell(`${room.padEnd(26)}${(bytes / 1000).toFixed(1).padStart(6)} kB ${share}  ${bar}`);
  }
  tell('');
}
