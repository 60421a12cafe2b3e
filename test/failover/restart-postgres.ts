import { setTimeout as sleep } from 'node:timers/promises';
import { hire } from '../editing/hire.ts';
import { mulberry32 } from '../random.ts';
import { findLosses } from './find-losses.ts';
import { EDITED, type PairFixture } from './open-pair-fixture.ts';
import { type Readings, readSteadily } from './read-steadily.ts';
import { writeSteadily } from './write-steadily.ts';

export interface Restarts {
  problems: string[];
  acknowledged: number;
  refused: number;
  readings: Readings;
  /** How long PostgreSQL itself was down. */
  awayMs: number[];
  /** From its first response: to an uncached page, to an acknowledged write, to `/readyz` being green. */
  pageMs: number[];
  writeMs: number[];
  readyMs: number[];
}

const BETWEEN_MS = 1_000;
const HEALS_MS = 20_000;

/** Restarts PostgreSQL while people read and an editor saves: `fast` ends sessions in order, `immediate` like a crash. */
export async function restartPostgres(fixture: PairFixture, rounds: number, seed: number): Promise<Restarts> {
  const random = mulberry32(seed);
  const times = { awayMs: [] as number[], pageMs: [] as number[], writeMs: [] as number[], readyMs: [] as number[] };
  const problems: string[] = [];
  const people = await Promise.all(EDITED.map(() => hire(fixture.ctx, 'Ana')));
  const editors = EDITED.flatMap((subject, place) => {
    const editor = people[place];
    return editor ? [writeSteadily(fixture.ctx, editor, subject)] : [];
  });
  const readers = readSteadily(fixture.web.url, fixture.pages, true);
  for (let round = 0; round < rounds; round += 1) {
    await sleep(BETWEEN_MS * (0.5 + random()));
    const begun = performance.now();
    await fixture.pair.primary().end(round % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
    await fixture.pair.primary().start();
    const back = performance.now();
    times.awayMs.push(back - begun);
    const since = (moment: number) => moment - back;
    const [ready, page, write] = await Promise.all([
      waitFor(fixture.isReady),
      waitFor(() => isAnswered(`${fixture.web.url}/buscar?q=depois${round}`)),
      waitFor(async () => editors.every(({ acknowledged }) => (acknowledged.at(-1)?.at ?? 0) > back)),
    ]);
    times.readyMs.push(since(ready));
    times.pageMs.push(since(page));
    times.writeMs.push(since(write));
  }
  await readers.stop();
  await Promise.all(editors.map((editor) => editor.stop()));
  problems.push(...(await findLosses(fixture.ctx, editors)));
  const { readings } = readers;
  problems.push(...readings.failed.map((failure) => `a page that was held: ${failure}`));
  problems.push(...readings.rude.map((failure) => `an uncached page: ${failure}`));
  if (fixture.web.process.exitCode !== null) problems.push('the web process has ended');
  const acknowledged = editors.reduce((sum, editor) => sum + editor.acknowledged.length, 0);
  const refused = editors.reduce((sum, editor) => sum + editor.refused(), 0);
  return { problems, acknowledged, refused, readings, ...times };
}

async function waitFor(isSo: () => Promise<boolean>): Promise<number> {
  const limit = performance.now() + HEALS_MS;
  while (!(await isSo()) && performance.now() < limit) await sleep(20);
  return performance.now();
}

function isAnswered(url: string): Promise<boolean> {
  return fetch(url).then(
    async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
    () => false,
  );
}
