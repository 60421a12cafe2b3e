import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openSubject } from '../../src/server/admin/editing/open-subject.ts';
import { REPLICAS } from '../../src/shared/domain/limits.ts';
import type { Server } from '../../tools/stack.ts';
import { type ReplicaFixture, readMetric, waitFor } from './replica-fixture.ts';

const SUBJECT = { entity: 'movie', id: 598 } as const;
const ADMIN = '/admin/filmes/598';
const PAGE = '/filme/cidade-de-deus-2002-598';

export interface LagReport {
  edits: number;
  seenInAdmin: number;
  seenOnPage: number;
  /** Lag of the replica at the end, as the process measured it. */
  lagSeconds: number;
  /** From resuming the replica until the process reads from it again. */
  backMs: number;
  problems: string[];
}

/**
 * Pauses the replica. Meanwhile an editor publishes and reads each edit in the admin and on the site; the page is requested just
 * before each edit, so that it is cached.
 */
export async function editWhileLate(
  fixture: ReplicaFixture,
  server: Server,
  { edits, pausedMs }: { edits: number; pausedMs: number },
): Promise<LagReport> {
  const cookie = await fixture.signIn();
  const report: LagReport = { edits, seenInAdmin: 0, seenOnPage: 0, lagSeconds: 0, backMs: 0, problems: [] };
  const isRead = async () => {
    const before = await readMetric(server, 'database_readers_total{from="replica"}');
    await fetch(`${server.url}/api/searchAutocomplete?query=cidade`);
    return (await readMetric(server, 'database_readers_total{from="replica"}')) > before;
  };
  await waitFor(isRead);
  await fixture.replica.pause();
  const started = performance.now();
  for (let edit = 1; edit <= edits; edit += 1) {
    const text = `Texto da edição ${edit}, lido logo depois.`;
    await look(server, PAGE);
    const answer = await publish(fixture, server, cookie, text);
    if (answer.status !== 200) report.problems.push(`edit ${edit} was answered with ${answer.status}`);
    if ((await look(server, ADMIN, cookie)).includes(text)) report.seenInAdmin += 1;
    else report.problems.push(`edit ${edit} is not in the admin`);
    if ((await look(server, PAGE)).includes(text)) report.seenOnPage += 1;
    else report.problems.push(`edit ${edit} is not on the page`);
    await sleep(Math.max(0, started + (pausedMs * edit) / edits - performance.now()));
  }
  if (await hasReplicaHeard(fixture, edits)) report.problems.push('the replica was not late at all');
  report.lagSeconds = await readMetric(server, 'database_replica_lag_seconds');
  const isInPool = (await readMetric(server, 'database_replica_in_pool')) === 1;
  if (pausedMs > 2 * REPLICAS.lagLimitMs && isInPool) report.problems.push('a late replica is still in the pool');
  await fixture.replica.resume();
  report.backMs = await waitFor(isRead);
  if (!(await look(server, PAGE)).includes(`Texto da edição ${edits},`)) report.problems.push('an old text came back');
  return report;
}

async function look({ url }: Server, path: string, cookie = ''): Promise<string> {
  return (await fetch(url + path, { headers: { cookie } })).text();
}

async function publish({ ctx }: ReplicaFixture, { url }: Server, cookie: string, value: string): Promise<Response> {
  const { fields } = await openSubject(ctx, SUBJECT);
  const version = fields.find(({ field }) => field === 'overview')?.version ?? 0;
  const send = (form: Record<string, string>) =>
    fetch(url + ADMIN, {
      method: 'POST',
      headers: { cookie, origin: url, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(form),
    });
  await send({ intent: 'save', saves: JSON.stringify([{ field: 'overview', value, version }]) });
  return send({ intent: 'publish', 'seen.overview': String(version + 1), note: '' });
}

async function hasReplicaHeard({ replica }: ReplicaFixture, edits: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: replica.applicationUrl('lanterninha') });
  await client.connect();
  const { rows } = await client.query<{ overview: string }>('select overview from movies where id = 598');
  await client.end();
  return rows[0]?.overview.includes(`Texto da edição ${edits},`) ?? false;
}
