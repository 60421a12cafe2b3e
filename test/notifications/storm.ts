import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '../../src/server/context.ts';
import { parseKeyRing } from '../../src/server/infra/key-ring.ts';
import { seal } from '../../src/server/staff/sealed.ts';
import { composeDigests, DELIVERY_QUEUES } from '../../src/server/store/notifications/deliveries.ts';
import { notify } from '../../src/server/store/notifications/notify.ts';
import { saveWebhook } from '../../src/server/store/notifications/webhook.ts';
import { NOTIFICATION_KINDS } from '../../src/shared/admin/domain/notifications/kinds.ts';
import { hire } from '../editing/hire.ts';
import { mulberry32 } from '../random.ts';
import { type Received, startSmtp, startWebhookReceiver, type Verdict } from './receivers.ts';

export interface Storm {
  ctx: Context;
  /** Environment of the workers that are killed. */
  variables: Record<string, string>;
  events: number;
  kills: number;
  seed: number;
}

const SCRIPT = path.join(import.meta.dirname, 'deliver-until-killed.ts');
const ADMIN_SECRET = 'notifications-storm-notifications-storm';
const WEBHOOK_SECRET = 'storm';
const WORKERS = 2;
/** Share of messages that a receiver answers with a temporary error; of e-mails, how many it refuses for good. */
const FAILING = 0.3;
const REFUSED = 0.01;
/** So many more transactions are rolled back after `notify`. */
const UNDONE = 0.05;
/** A worker stores an outcome within this time after the receiver accepted, unless it is killed. */
const COMMIT_MS = 1_500;

/**
 * Writes events while two workers deliver them to an SMTP server and a webhook that fail, and kills workers. Compares what the jobs
 * say at the end with what the receivers accepted.
 */
export async function stormNotifications({ ctx, variables, events, kills, seed }: Storm) {
  const random = mulberry32(seed);
  const verdict: Verdict = () => (random() < FAILING ? 'fail' : 'accept');
  const refused = new Set<string>();
  const [smtp, webhook] = await Promise.all([
    startSmtp((place, id) => {
      if (refused.has(id) || (random() < REFUSED && refused.add(id))) return 'refuse';
      return verdict(place, id);
    }),
    startWebhookReceiver(WEBHOOK_SECRET, verdict),
  ]);
  const environment = { ...variables, ADMIN_SECRET, SMTP_URL: smtp.url, DEMO: 'on', LOG_LEVEL: 'silent' };
  const members = await prepare(ctx, webhook.url);
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => startWorker(environment)));
  const killedAt: number[] = [];
  const undone: string[] = [];
  try {
    const step = Math.ceil(events / (kills + 1));
    for (let number = 0; number < events; number += 1) {
      if (random() < UNDONE) await write(ctx, members, number, undone);
      await write(ctx, members, number, undefined);
      if ((number + 1) % step !== 0 || killedAt.length >= kills) continue;
      await composeAll(ctx);
      // At some point of an attempt, never a chosen one.
      await sleep(random() * 60);
      const place = killedAt.length % WORKERS;
      killedAt.push(performance.now());
      await kill(workers[place]);
      workers[place] = await startWorker(environment);
    }
    await composeAll(ctx);
    await settle(ctx);
  } finally {
    await Promise.all(workers.map(kill));
    await Promise.all([smtp.close(), webhook.close()]);
  }
  return inspect(ctx, { smtp: smtp.received, webhook: webhook.received, killedAt, undone, events });
}

async function prepare(ctx: Context, address: string): Promise<string[]> {
  const editors = await Promise.all(['Clara', 'Bruno', 'Ana', 'Davi'].map((name) => hire(ctx, name, 'administrator')));
  const members = editors.map(({ actor }) => actor.id);
  const sealedSecret = await seal(parseKeyRing(ADMIN_SECRET), WEBHOOK_SECRET);
  await ctx.db.transaction().execute(async (trx) => {
    const kinds = [...NOTIFICATION_KINDS];
    const webhook = { address, sealedSecret, secretHint: '', kinds, hasDrafts: false };
    await saveWebhook(trx, webhook, members[0] ?? '', ctx.now());
    // Davi reads digests.
    await sql`insert into notification_preferences values (${members[3]}, '{}', 'hour', now())`.execute(trx);
  });
  return members;
}

/** Two members are notified of each event, in turn. */
async function write(ctx: Context, members: readonly string[], number: number, undone: string[] | undefined) {
  const kind = NOTIFICATION_KINDS[number % NOTIFICATION_KINDS.length] ?? 'mention';
  const to = [members[number % 4] ?? '', members[(number + 1) % 4] ?? ''];
  const event = { kind, at: ctx.now(), actor: 'system', to, details: { quote: `evento ${number}` } } as const;
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const id = await notify(trx, event);
      if (undone && id) {
        undone.push(id);
        throw new Undone();
      }
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

class Undone extends Error {}

async function startWorker(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new Error('a worker ended before it was ready')));
  });
  return child;
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}

async function composeAll(ctx: Context): Promise<void> {
  await sql`update notification_digest_items set due_at = ${ctx.now()}::timestamptz`.execute(ctx.db);
  await composeDigests(ctx.db, ctx.now());
}

const QUEUES = Object.values(DELIVERY_QUEUES);
const SETTLED_WITHIN_MS = 600_000;

async function settle({ db }: Context): Promise<void> {
  const end = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < end) {
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from pgboss.job where name = any(${QUEUES}::text[]) and state < 'completed')
           + (select count(*) from notification_digest_items) as left
    `.execute(db);
    if (rows[0]?.left === 0) return;
    await sleep(200);
  }
}

interface Outcome {
  smtp: readonly Received[];
  webhook: readonly Received[];
  killedAt: readonly number[];
  undone: readonly string[];
  events: number;
}

async function inspect({ db }: Context, { smtp, webhook, killedAt, undone, events }: Outcome) {
  const problems: string[] = [];
  const { rows } = await sql<{ id: string; channel: 'email' | 'webhook'; state: string }>`
    select id, replace(name, 'notification-', '') as channel, coalesce(output ->> 'outcome', state::text) as state
    from pgboss.job where name = any(${QUEUES}::text[])
  `.execute(db);
  const { rows: unsent } = await sql<{ count: number }>`
    with sent as (
      select id from pgboss.job where name = any(${QUEUES}::text[])
      union all
      select jsonb_array_elements_text(data -> 'events')::uuid from pgboss.job where name = ${DELIVERY_QUEUES.email}
    )
    select count(*) as count from notification_events where id not in (select id from sent)
  `.execute(db);
  const counts = { sent: 0, failed: 0, repeats: 0, attempts: smtp.length + webhook.length, letters: 0 };
  const accepted = { email: timesOf(smtp), webhook: timesOf(webhook) };
  for (const { id, channel, state } of rows) {
    const times = accepted[channel].get(id) ?? [];
    if (channel === 'email') counts.letters += 1;
    if (state === 'sent') counts.sent += 1;
    else if (state === 'failed') counts.failed += 1;
    else problems.push(`${channel} ${id} is ${state}`);
    if (state === 'sent' && times.length === 0) problems.push(`${channel} ${id} was never accepted`);
    if (state === 'failed' && times.length > 0) problems.push(`${channel} ${id} was accepted and says failed`);
    counts.repeats += Math.max(0, times.length - 1);
    for (const time of times.slice(0, -1))
      if (!killedAt.some((at) => at - time > -50 && at - time < COMMIT_MS))
        problems.push(`${channel} ${id} was repeated without a kill`);
  }
  const known = new Set(rows.map(({ id }) => id));
  for (const { id } of [...smtp, ...webhook]) if (!known.has(id)) problems.push(`${id} was sent and is no job`);
  for (const id of undone) if (accepted.webhook.has(id)) problems.push(`${id} was rolled back and sent`);
  const called = rows.filter(({ channel }) => channel === 'webhook').length;
  if (called !== events) problems.push(`${called} calls of the webhook for ${events} events`);
  if (unsent[0]?.count !== 0) problems.push(`${unsent[0]?.count} events without a delivery`);
  return { problems, counts: { ...counts, written: events, undone: undone.length } };
}

/** By id, when it was accepted. */
function timesOf(received: readonly Received[]): Map<string, number[]> {
  const times = new Map<string, number[]>();
  for (const { id, isAccepted, at } of received) if (isAccepted) times.set(id, [...(times.get(id) ?? []), at]);
  return times;
}
