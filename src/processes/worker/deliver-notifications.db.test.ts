import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Delivering, deliver } from '#server/notifications/deliver.ts';
import { openMailer } from '#server/notifications/send-mail.ts';
import { parseUnsubscribeToken } from '#server/notifications/unsubscribe-token.ts';
import { seal } from '#server/staff/sealed.ts';
import {
  composeDigests,
  DELIVERY_QUEUES,
  type EmailJob,
  listFailedDeliveries,
  retryFailedDeliveries,
} from '#server/store/notifications/deliveries.ts';
import { type NotificationEvent, notify } from '#server/store/notifications/notify.ts';
import { saveWebhook } from '#server/store/notifications/webhook.ts';
import { NOTIFICATION_ATTEMPTS } from '#shared/admin/domain/limits.ts';
import { CITY_OF_GOD, openEditedFixture } from '../../../test/editing/open-edited-fixture.ts';
import { type Receiver, startSmtp, startWebhookReceiver, type Verdict } from '../../../test/notifications/receivers.ts';
import { workOnDeliveries } from './deliver-notifications.ts';

const fixture = await openEditedFixture();
const { ctx, pass } = fixture;
const clara = (await fixture.hire('Clara Reis', 'writer')).actor.id;
const bruno = (await fixture.hire('Bruno')).actor.id;
const boss = new PgBoss({
  ...{ connectionString: fixture.env.DATABASE_URL, max: 2, migrate: false, createSchema: false },
  ...{ schedule: false, supervise: false },
});
await boss.start();
afterAll(() => boss.stop({ graceful: false }));
const keys = ['k'.repeat(32)] as const;
const open: { close(): unknown }[] = [];

beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(ctx.db);
  for (const table of ['events', 'preferences', 'webhook'])
    await sql`delete from ${sql.table(`notification_${table}`)}`.execute(ctx.db);
});
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

const send = (event: Partial<NotificationEvent> = {}) =>
  ctx.db.transaction().execute((trx) =>
    notify(trx, {
      ...{ kind: 'review-asked', at: ctx.now(), actor: clara, to: [bruno], subject: CITY_OF_GOD },
      ...event,
    }),
  );
const states = async () => {
  const { rows } = await sql<{ state: string; attempts: number }>`
    select coalesce(output ->> 'outcome', state::text) as state, retry_count + 1 as attempts
    from pgboss.job where name like 'notification-%' order by created_on, id
  `.execute(ctx.db);
  return rows.map(({ state, attempts }) => `${state} ${attempts}`);
};
const deliverWith = (smtp: Receiver | undefined): Delivering => {
  const mailer =
    smtp && openMailer({ url: smtp.url, from: { name: 'Lanterninha', address: 'redacao@lanterninha.example' } });
  if (mailer) open.push(mailer);
  return {
    ...{ keys, product: 'Lanterninha', siteUrl: 'https://lanterninha.example', isDemo: true, mailer },
  };
};
const PACE = { firstSeconds: 60, longestSeconds: 3_600, attemptSeconds: 120, pollSeconds: 0.5 };
/** Delivers what is due, as the worker does, until nothing is left to do now. */
async function deliverDue(delivering: Delivering): Promise<void> {
  await workOnDeliveries(boss, ctx, delivering, PACE);
  const countDue = async () => {
    const { rows } = await sql<{ due: number }>`
      select count(*) as due from pgboss.job
      where name like 'notification-%' and (state = 'active' or state < 'active' and start_after <= now())
    `.execute(ctx.db);
    return rows[0]?.due;
  };
  await expect.poll(countDue, { timeout: 20_000 }).toBe(0);
  for (const queue of Object.values(DELIVERY_QUEUES)) await boss.offWork(queue, { wait: true });
}
/** The time until the next attempt is over. */
const wait = () => sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(ctx.db);
async function openSmtp(verdict?: Verdict) {
  const smtp = await startSmtp(verdict);
  open.push(smtp);
  return { smtp, delivering: deliverWith(smtp) };
}
async function openWebhook(verdict?: Verdict) {
  const receiver = await startWebhookReceiver('s3cret', verdict);
  open.push(receiver);
  await setWebhook(receiver.url);
  return receiver;
}
async function setWebhook(address: string) {
  const webhook = { address, sealedSecret: await seal(keys, 's3cret'), secretHint: '', hasDrafts: false };
  await ctx.db
    .transaction()
    .execute((trx) => saveWebhook(trx, { ...webhook, kinds: ['review-asked'] }, bruno, ctx.now()));
}

describe('an e-mail', () => {
  test('reaches its member in plain text and HTML, with a way to stop it', async () => {
    const { smtp, delivering } = await openSmtp();
    await send({ details: { quote: 'Sem acentos não há notícia' } });
    await deliverDue(delivering);
    await deliverDue(delivering);
    expect(smtp.received.length).toBe(1);
    const [mail] = smtp.received;
    expect(mail?.recipients).toEqual([`${bruno}@example.com`]);
    expect(mail?.text).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(mail?.text.match(/^Content-Type: text\/(plain|html)/gm)?.length).toBe(2);
    expect(mail?.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const unfolded = mail?.text.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
    const token = /^List-Unsubscribe: +<[^>]*codigo=([^>]+)>/m.exec(unfolded)?.[1] ?? '';
    expect(parseUnsubscribeToken(keys, token)).toEqual({ memberId: bruno, kinds: ['review-asked'] });
    expect(await states()).toEqual(['sent 1']);
  });

  test('that fails is tried again later under the same Message-ID, and then is visible as failed', async () => {
    const { smtp, delivering } = await openSmtp(() => 'fail');
    await send();
    const { max } = NOTIFICATION_ATTEMPTS;
    for (let round = 0; round < max + 1; round += 1) {
      await deliverDue(delivering);
      // Not before its time.
      if (round === 1) await deliverDue(delivering);
      await wait();
    }
    expect(smtp.received.length).toBe(max);
    expect(new Set(smtp.received.map(({ id }) => id)).size).toBe(1);
    expect(await listFailedDeliveries(ctx.db, 9)).toMatchObject([
      {
        channel: 'email',
        memberName: 'Bruno',
        kinds: ['review-asked'],
        attempts: max,
        error: expect.stringMatching('451'),
      },
    ]);
    expect(await ctx.db.transaction().execute(retryFailedDeliveries)).toBe(1);
    await deliverDue(delivering);
    expect([smtp.received.length, await states()]).toEqual([max + 1, ['retry 1']]);
  });

  test('that the server refuses for good is not tried again', async () => {
    const { smtp, delivering } = await openSmtp(() => 'refuse');
    await send();
    await deliverDue(delivering);
    await wait();
    await deliverDue(delivering);
    expect([smtp.received.length, await states()]).toEqual([1, ['failed 1']]);
  });

  test('whose sender died is sent again when its time is over, under the same Message-ID', async () => {
    const { smtp, delivering } = await openSmtp();
    await send();
    // The process ends after the server accepted and before the outcome is stored.
    const [job] = await boss.fetch<EmailJob>(DELIVERY_QUEUES.email);
    if (!job) throw new Error('no job');
    await deliver(ctx, delivering, { id: job.id, channel: 'email', data: job.data, isLastTry: false });
    const supervise = () => boss.supervise(DELIVERY_QUEUES.email);
    await supervise();
    expect(await states()).toEqual(['active 1']);
    await sql`update pgboss.job set started_on = now() - interval '3 minutes'`.execute(ctx.db);
    await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(ctx.db);
    await supervise();
    await wait();
    await deliverDue(delivering);
    expect([smtp.received.length, smtp.seen().length, await states()]).toEqual([2, 1, ['sent 2']]);
  });

  test('is not sent without a mail server, nor to a member who was disabled meanwhile', async () => {
    await send();
    await deliverDue(deliverWith(undefined));
    const { smtp, delivering } = await openSmtp();
    await send();
    await sql`update staff.users set disabled_at = now() where id = ${bruno}`.execute(ctx.db);
    await deliverDue(delivering);
    await sql`update staff.users set disabled_at = null where id = ${bruno}`.execute(ctx.db);
    expect([smtp.received.length, await states()]).toEqual([0, ['off 1', 'off 1']]);
  });
});

test('a digest is one e-mail with everything since the last one, when it is due', async () => {
  const { smtp, delivering } = await openSmtp();
  await sql`insert into notification_preferences values (${bruno}, '{}', 'day', now())`.execute(ctx.db);
  for (const title of ['review-approved', 'offer-expiring', 'review-approved'] as const) await send({ kind: title });
  expect(await composeDigests(ctx.db, ctx.now())).toBe(0);
  pass(24 * 60);
  expect(await composeDigests(ctx.db, ctx.now())).toBe(1);
  await deliverDue(delivering);
  expect(smtp.received[0]?.text).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(smtp.received[0]?.text.match(/^\* /gm)?.length).toBe(3);
  expect(await composeDigests(ctx.db, ctx.now())).toBe(0);
});

describe('the webhook', () => {
  test('is called with the id of the event until it accepts', async () => {
    const receiver = await openWebhook((place) => (place === 0 ? 'fail' : 'accept'));
    const id = await send({ to: [] });
    await deliverDue(deliverWith(undefined));
    await wait();
    await deliverDue(deliverWith(undefined));
    expect(receiver.received.map((call) => [call.id, call.isAccepted])).toEqual([
      [id, false],
      [id, true],
    ]);
    expect(await states()).toEqual(['sent 2']);
  });

  test('that never answers holds no e-mail', async () => {
    const held: unknown[] = [];
    const silent = createServer((_request, response) => void held.push(response)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    open.push({ close: () => silent.closeAllConnections() }, silent);
    await setWebhook(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`);
    const { smtp, delivering } = await openSmtp();
    await send();
    const round = deliverDue(delivering);
    await expect.poll(() => [held.length, smtp.received.length], { timeout: 10_000 }).toEqual([1, 1]);
    await expect.poll(states).toEqual(expect.arrayContaining(['active 1', 'sent 1']));
    silent.closeAllConnections();
    await round;
    expect((await states()).toSorted()).toEqual(['retry 1', 'sent 1']);
  });

  test('that was removed is not called', async () => {
    const receiver = await openWebhook();
    await send({ to: [] });
    await sql`delete from notification_webhook`.execute(ctx.db);
    await deliverDue(deliverWith(undefined));
    expect([receiver.received, await states()]).toEqual([[], ['off 1']]);
  });
});
