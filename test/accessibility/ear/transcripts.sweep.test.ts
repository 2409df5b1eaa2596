// Checks that what is spoken on each journey matches the reviewed `transcripts`. After an intended change: npm run hear
import { expect } from '@open-wc/testing';
import { getSnapshotConfig, readFile, writeFile } from '@web/test-runner-commands';
import { type Fault, faults, open } from '../../browser/stage.ts';
import { CONTACT } from '../../browser/walks.ts';
import { screenReaderUser } from './screen-reader-user.ts';
import { spokenJourneys } from './spoken-journeys.ts';

type Timed = { timeout(ms: number): void };

/** Milliseconds: makes responses so slow that waiting is announced, however fast the machine is. */
const SLOWLY = 600;

const SLOW: readonly Fault[] = [
  'GET /request/address/recco',
  'GET /request/address/recco/details',
  'GET /request/customer/property/esa',
  'GET /request/customer/property/ashp',
  'POST /request/ev/regno',
  'GET /request/ev/make',
  'GET /request/ev/make/{makeId}/model',
  'GET /request/ev/make/{makeId}/model/{modelId}',
  'GET /request/ev/model/{modelId}/enginesize',
  'POST /request/customer/esa/{quoteType}/quote',
  'PUT /request/customer/esa/{quoteType}/quote',
].map((call) => ({ call, delayMs: SLOWLY }));

/** Figures of a result come from the model. Dates, references and links differ each time. */
const FIGURE =
  /(?<=£|about )[\d,.]*\d|[\d,.]*\d(?=p\b| kWh(?! battery| of)|%| months| years| units)|\d+ \w+ 20\d\d|\b[\dA-Z]{4}-[\dA-Z]{4}\b|https?:\S+/g;

/** If both happen in one frame, their order depends on the machine. */
const LOADING_BEFORE_FOCUS = /^( {2}says: Loading…\n)( {2}→ .*\n)/gm;

/** Whether a busy button with the focus is announced depends on the machine. Its result is always announced. */
const BUSY = /^ {2}→ .*…, button, disabled$/;

/** Whether lists that load one after the other are announced together depends on the machine. */
const LOADING_AGAIN = /(?<=^ {2}says: Loading…\n(?: {2}.*\n)*) {2}says: Loading…\n/gm;

/** Of sentences in a row that begin alike, keeps the last: on a slow machine a list or a sum is announced between two keys. */
const beginning = (line = '') => /^ {2}says: \S+ [a-z]+/i.exec(line)?.[0];

/** Which of two sentences after one key comes first depends on the machine, too. */
const SPOKEN_IN_A_ROW = /(?:^ {2}says: .*\n){2,}/gm;
const sorted = (lines: string) =>
  lines
    .split(/(?<=\n)/)
    .sort()
    .join('');

/** What a transcript says on every machine. */
function comparable(text: string): readonly string[] {
  const ordered = text.replace(LOADING_BEFORE_FOCUS, '$2$1').replace(LOADING_AGAIN, '');
  const lines = ordered.split('\n').filter((line) => !BUSY.test(line));
  return lines
    .filter((line, at) => {
      const next = lines.slice(at + 1).find((one) => !one.startsWith('  → '));
      return beginning(line) === undefined || beginning(next) !== beginning(line);
    })
    .join('\n')
    .replace(SPOKEN_IN_A_ROW, sorted)
    .split('\n');
}

describe('A11Y the transcripts of a screen reader’s text', () => {
  afterEach(() => faults());

  for (const { name, walk, attributes } of spokenJourneys) {
    it(`BEY-11 4.1.3: the journey ${name} matches its transcript`, async function () {
      (this as unknown as Timed).timeout(180_000);
      const visit = await open({ ...CONTACT, ...attributes });
      await faults(...SLOW);
      const { user, lines } = screenReaderUser(visit);
      await walk(user);
      const now = `${lines.join('\n').replace(FIGURE, '#')}\n`;
      const path = `./transcripts/${name}.txt`;
      if ((await getSnapshotConfig()).updateSnapshots) await writeFile({ path, content: now });
      const kept = (await readFile({ path })) ?? '';
      expect(comparable(now)).to.deep.equal(comparable(kept));
    });
  }
});
