import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { hire } from '../test/editing/hire.ts';
import { EDITED } from '../test/failover/open-pair-fixture.ts';
import { openHaFixture } from './ha/open-fixture.ts';
import { type Fault, type Plan, type Round, runRound } from './ha/run-round.ts';
import { reportSoak, wholePercentile } from './report.ts';

/**
 * Three PostgreSQL under Patroni in containers (deploy/ha) with our processes, editors, readers and plain writers: the primary is killed,
 * frozen, cut off and switched over, disks are filled. Each round adds a line to `--file`, which the result sums up; `--from 12`
 * continues there, `--count 6` runs six, `--rounds 2,4` those two; while the file of `--pause` exists, no round begins.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '107' },
    rounds: { type: 'string' },
    pause: { type: 'string', default: '' },
    file: { type: 'string', default: '.cache/ha-rounds.jsonl' },
  },
  allowPositionals: true,
});
const FIRST_WRITE_MS = 30_000;
const PLANNED_MS = 10_000;
const FILE = path.resolve(import.meta.dirname, '..', values.file);

/** 20 of each fault, 5 of each other length of a freeze, one and two etcd lost; mixed, so that any part of it is a sample. Then full disks. */
const PLANS: Plan[] = [
  ...Array.from({ length: 20 }, (_, turn): Plan[] => [
    { fault: 'freeze', seconds: 25 },
    { fault: 'kill' },
    { fault: 'switchover' },
    { fault: 'cut' },
    ...(turn % 4 === 0 ? [5, 15, 60].map((seconds): Plan => ({ fault: 'freeze', seconds })) : []),
    ...(turn === 1 ? [1, 2].map((away): Plan => ({ fault: 'etcd', seconds: 30, away })) : []),
  ]).flat(),
  ...Array.from({ length: 5 }, (): Plan[] => [{ fault: 'log-full' }, { fault: 'archive-full', seconds: 25 }]).flat(),
];
const onSmallDisks = (number: number) => /-full$/.test(PLANS[number - 1]?.fault ?? '');

const numbers =
  values.rounds?.split(',').map(Number) ??
  Array.from({ length: Number(values.count) }, (_, place) => Number(values.from) + place);
await mkdir(path.dirname(FILE), { recursive: true });
for (const hasSmallDisks of [false, true]) {
  const own = numbers.filter((number) => PLANS[number - 1] && onSmallDisks(number) === hasSmallDisks);
  if (own.length > 0) await runAll(own, hasSmallDisks);
}

async function runAll(own: readonly number[], hasSmallDisks: boolean): Promise<void> {
  const fixture = await openHaFixture({ hasSmallDisks });
  try {
    const owner = new pg.Client({ connectionString: fixture.cluster.url('lanterninha_owner') });
    await owner.connect();
    await owner.query('create table ha_rows (id text primary key); grant select, insert on ha_rows to lanterninha_app');
    await owner.end();
    const people = await Promise.all(EDITED.map(() => hire(fixture.ctx, 'Ana')));
    for (const number of own) {
      const plan = PLANS[number - 1];
      if (!plan) continue;
      while (existsSync(values.pause)) await sleep(1_000);
      const round = await runRound(fixture, people, number, plan);
      await appendFile(FILE, `${JSON.stringify(round)}\n`);
      process.stdout.write(`${JSON.stringify(round)}\n`);
    }
  } finally {
    await fixture.stop();
  }
}

const rounds = (await readFile(FILE, 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Round);
const sum = (pick: (round: Round) => number) => rounds.reduce((total, round) => total + pick(round), 0);
const times = (fault: Fault, isLong = true) => {
  const own = rounds.filter(
    (round) => round.fault === fault && (round.seconds === undefined || round.seconds >= 20) === isLong,
  );
  const first = own.map(({ firstWriteMs }) => firstWriteMs);
  return own.length === 0
    ? ''
    : `${fault} ${own.length}: ${wholePercentile(first, 0.5)} ms (at most ${Math.max(...first)})`;
};
const problems = rounds.flatMap((round) => {
  const bar = round.fault === 'switchover' ? PLANNED_MS : FIRST_WRITE_MS;
  const isLate = round.firstWriteMs > bar && (round.seconds ?? 0) <= 60;
  const said = [
    ...round.problems,
    ...(round.lost > 0 ? [`${round.lost} acknowledged writes lost`] : []),
    ...(round.twoPrimaries > 0 ? [`${round.twoPrimaries} writes accepted by a replaced primary`] : []),
    ...(isLate ? [`first write after ${round.firstWriteMs} ms`] : []),
    ...(round.failed > 0 ? [`${round.failed} cached pages failed`] : []),
  ];
  return said.map((problem) => `round ${round.round} (${round.fault}): ${problem}`);
});
reportSoak({
  line: [
    `ha: ${rounds.length} rounds, first write after: ${(
      ['kill', 'freeze', 'cut', 'switchover', 'etcd', 'log-full', 'archive-full'] as const
    )
      .map((fault) => times(fault))
      .filter(Boolean)
      .join(', ')}`,
    `shorter freezes than ttl: ${times('freeze', false) || 'none'}`,
    `${sum(({ acknowledged }) => acknowledged)} rows and ${sum(({ edits }) => edits)} edits acknowledged, ${sum(({ refused }) => refused)} edits refused`,
    `${sum(({ lost }) => lost)} lost, ${rounds.filter(({ twoPrimaries }) => twoPrimaries > 0).length} rounds with two primaries`,
    `${sum(({ held }) => held)} reads of cached pages, ${sum(({ failed }) => failed)} failed`,
  ].join('; '),
  problems,
});
