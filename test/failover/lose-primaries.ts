import { setTimeout as sleep } from 'node:timers/promises';
import { hire } from '../editing/hire.ts';
import { mulberry32 } from '../random.ts';
import { findLosses } from './find-losses.ts';
import { EDITED, type PairFixture } from './open-pair-fixture.ts';
import { type Readings, readSteadily } from './read-steadily.ts';
import { type SteadyEditor, writeSteadily } from './write-steadily.ts';

export interface Failovers {
  problems: string[];
  acknowledged: number;
  refused: number;
  readings: Readings;
  /** From the kill to the next acknowledged write. */
  firstWriteMs: number[];
  /** … to `/readyz` being green again. */
  readyMs: number[];
  /** … to a standby that commits wait for. */
  redundantMs: number[];
}

/** How long editors write before the primary is killed: never at a chosen point of a write. */
const WRITES_MS = 600;
const HEALS_MS = 20_000;

/** Kills the primary in mid-write, promotes the standby, moves the address and fences the old primary; again and again. */
export async function losePrimaries(
  fixture: PairFixture,
  rounds: number,
  seed: number,
  /** A sample skips adding the last standby. */
  isAloneAtTheEnd = false,
): Promise<Failovers> {
  const random = mulberry32(seed);
  const outcome: Omit<Failovers, 'readings'> = {
    problems: [],
    acknowledged: 0,
    refused: 0,
    firstWriteMs: [],
    readyMs: [],
    redundantMs: [],
  };
  const people = await Promise.all(EDITED.map(() => hire(fixture.ctx, 'Ana')));
  const readers = readSteadily(fixture.web.url, fixture.pages, false);
  const everything: SteadyEditor[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const editors = EDITED.flatMap((subject, place) => {
      const editor = people[place];
      return editor ? [writeSteadily(fixture.ctx, editor, subject)] : [];
    });
    everything.push(...editors);
    await sleep(150 + random() * WRITES_MS);
    const killed = performance.now();
    await fixture.pair.primary().kill(round % 2 === 0 ? 'machine' : 'postmaster');
    await fixture.pair.promote();
    fixture.door.leadTo(fixture.pair.primary().port);
    const [ready, written] = await Promise.all([waitUntilReady(fixture), waitForWrite(editors, killed)]);
    outcome.readyMs.push(ready - killed);
    outcome.firstWriteMs.push(written - killed);
    if (!isAloneAtTheEnd || round < rounds - 1) {
      await fixture.pair.addStandby();
      outcome.redundantMs.push(performance.now() - killed);
    }
    await Promise.all(editors.map((editor) => editor.stop()));
    for (const editor of editors) outcome.refused += editor.refused();
    const problems = [...(await findLosses(fixture.ctx, everything)), ...(await findUnseen(fixture, editors))];
    outcome.problems.push(...problems.map((problem) => `round ${round}: ${problem}`));
  }
  await readers.stop();
  outcome.acknowledged = everything.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  outcome.problems.push(...readers.readings.failed.map((failure) => `a page that was held: ${failure}`));
  if (fixture.web.process.exitCode !== null) outcome.problems.push('the web process has ended');
  return { ...outcome, readings: readers.readings };
}

async function waitUntilReady({ isReady }: PairFixture): Promise<number> {
  const limit = performance.now() + HEALS_MS;
  while (!(await isReady()) && performance.now() < limit) await sleep(20);
  return performance.now();
}

/** When a write was first acknowledged again; every editor must get one within the recovery time. */
async function waitForWrite(editors: readonly SteadyEditor[], since: number): Promise<number> {
  const limit = performance.now() + HEALS_MS;
  const firstOf = ({ acknowledged }: SteadyEditor) => acknowledged.find(({ at }) => at > since + 1)?.at;
  while (editors.some((editor) => firstOf(editor) === undefined) && performance.now() < limit) await sleep(10);
  return Math.min(...editors.map((editor) => firstOf(editor) ?? limit));
}

/** The process gets change notifications again: its page shows the last published text. */
async function findUnseen({ web }: PairFixture, editors: readonly SteadyEditor[]): Promise<string[]> {
  const unseen: string[] = [];
  for (const { subject, acknowledged } of editors) {
    const last = acknowledged.findLast(({ what }) => what === 'published');
    if (!last || !(await isShown(`${web.url}/filme/${subject.id}`, last.phrase)))
      unseen.push(`film ${subject.id}: ${last?.phrase ?? 'nothing'} was published and is not shown`);
  }
  return unseen;
}

async function isShown(url: string, phrase: string): Promise<boolean> {
  const limit = performance.now() + 5_000;
  while (performance.now() < limit) {
    if ((await (await fetch(url)).text()).includes(phrase)) return true;
    await sleep(50);
  }
  return false;
}
