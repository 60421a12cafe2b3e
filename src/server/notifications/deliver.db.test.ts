import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CITY_OF_GOD, openEditedFixture } from '../../../test/editing/open-edited-fixture.ts';
import { type Receiver, startSmtp, startWebhookReceiver, type Verdict } from '../../../test/notifications/receivers.ts';
import { seal } from '../staff/sealed.ts';
import { listFailedDeliveries, retryFailedDeliveries } from '../store/notifications/deliveries.ts';
import { type NotificationEvent, notify } from '../store/notifications/notify.ts';
import { saveWebhook } from '../store/notifications/webhook.ts';
import { type Delivering, deliverDue } from './deliver.ts';
import { openMailer } from './send-mail.ts';
import { parseUnsubscribeToken } from './unsubscribe-token.ts';

const fixture = await openEditedFixture();
const { ctx, pass } = fixture;
const clara = (await fixture.hire('Clara Reis', 'writer')).actor.id;
const bruno = (await fixture.hire('Bruno')).actor.id;
const owner = new pg.Client({ connectionString: fixture.database.ownerUrl });
await owner.connect();
afterAll(() => owner.end());
const keys = ['k'.repeat(32)] as const;
const open: { close(): unknown }[] = [];

beforeEach(async () => {
  for (const table of ['events', 'deliveries', 'preferences', 'webhook'])
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
    select state, attempts from notification_deliveries order by created_at, id
  `.execute(ctx.db);
  return rows.map(({ state, attempts }) => `${state} ${attempts}`);
};
const deliverWith = (smtp: Receiver | undefined): Delivering => {
  const mailer =
    smtp && openMailer({ url: smtp.url, from: { name: 'Lanterninha', address: 'redacao@lanterninha.example' } });
  if (mailer) open.push(mailer);
  return {
    ...{ keys, product: 'Lanterninha', siteUrl: 'https://lanterninha.example', isDemo: true, mailer },
    ...{ attempts: { max: 3, firstMs: 60_000, longestMs: 3_600_000 }, leaseMs: 60_000, pollMs: 10 },
  };
};
async function openSmtp(verdict?: Verdict) {
  const smtp = await startSmtp(verdict);
  open.push(smtp);
  return { smtp, delivering: deliverWith(smtp) };
}
async function openWebhook(verdict?: Verdict) {
  const receiver = await startWebhookReceiver('s3cret', verdict);
  open.push(receiver);
  const webhook = { address: receiver.url, sealedSecret: await seal(keys, 's3cret'), secretHint: '', hasDrafts: false };
  await ctx.db
    .transaction()
    .execute((trx) => saveWebhook(trx, { ...webhook, kinds: ['review-asked'] }, bruno, ctx.now()));
  return receiver;
}

describe('an e-mail', () => {
  test('reaches its member in plain text and HTML, with a way to stop it', async () => {
    const { smtp, delivering } = await openSmtp();
    await send({ details: { quote: 'Sem acentos não há notícia' } });
    expect(await deliverDue(ctx, delivering)).toBe(1);
    expect(await deliverDue(ctx, delivering)).toBe(0);
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
    for (let round = 0; round < 5; round += 1) {
      await deliverDue(ctx, delivering);
      // Not before its time.
      await deliverDue(ctx, delivering);
      pass(60);
    }
    expect(smtp.received.length).toBe(3);
    expect(new Set(smtp.received.map(({ id }) => id)).size).toBe(1);
    expect(await listFailedDeliveries(ctx.db, 9)).toMatchObject([
      {
        channel: 'email',
        memberName: 'Bruno',
        kinds: ['review-asked'],
        attempts: 3,
        error: expect.stringMatching('451'),
      },
    ]);
    expect(await retryFailedDeliveries(ctx.db, ctx.now())).toBe(1);
    await deliverDue(ctx, delivering);
    expect(smtp.received.length).toBe(4);
  });

  test('that the server refuses for good is not tried again', async () => {
    const { smtp, delivering } = await openSmtp(() => 'refuse');
    await send();
    await deliverDue(ctx, delivering);
    pass(600);
    await deliverDue(ctx, delivering);
    expect([smtp.received.length, await states()]).toEqual([1, ['failed 1']]);
  });

  test('whose sender died is sent again when the lease ends, under the same Message-ID', async () => {
    const { smtp, delivering } = await openSmtp();
    await send();
    // The process ends after the server accepted and before the outcome is stored.
    await owner.query(`
      create function lose() returns trigger language plpgsql as
        $$ begin if new.state = 'sent' then raise exception 'killed'; end if; return new; end $$;
      create trigger lose before update on notification_deliveries for each row execute function lose();
    `);
    await expect(deliverDue(ctx, delivering)).rejects.toThrow('killed');
    await owner.query('drop trigger lose on notification_deliveries');
    expect(await deliverDue(ctx, delivering)).toBe(0);
    pass(2);
    expect(await deliverDue(ctx, delivering)).toBe(1);
    expect([smtp.received.length, smtp.seen().length, await states()]).toEqual([2, 1, ['sent 2']]);
  });

  test('is not sent without a mail server, nor to a member who was disabled meanwhile', async () => {
    await send();
    await deliverDue(ctx, deliverWith(undefined));
    const { smtp, delivering } = await openSmtp();
    await send();
    await sql`update staff.users set disabled_at = now() where id = ${bruno}`.execute(ctx.db);
    await deliverDue(ctx, delivering);
    await sql`update staff.users set disabled_at = null where id = ${bruno}`.execute(ctx.db);
    expect([smtp.received.length, await states()]).toEqual([0, ['off 1', 'off 1']]);
  });
});

test('a digest is one e-mail with everything since the last one, when it is due', async () => {
  const { smtp, delivering } = await openSmtp();
  await sql`insert into notification_preferences values (${bruno}, '{}', 'day', now())`.execute(ctx.db);
  for (const title of ['review-approved', 'offer-expiring', 'review-approved'] as const) await send({ kind: title });
  expect(await deliverDue(ctx, delivering)).toBe(0);
  pass(24 * 60);
  expect(await deliverDue(ctx, delivering)).toBe(1);
  expect(smtp.received[0]?.text).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(smtp.received[0]?.text.match(/^\* /gm)?.length).toBe(3);
  expect(await deliverDue(ctx, delivering)).toBe(0);
});

describe('the webhook', () => {
  test('is called with the id of the event until it accepts', async () => {
    const receiver = await openWebhook((place) => (place === 0 ? 'fail' : 'accept'));
    const id = await send({ to: [] });
    await deliverDue(ctx, deliverWith(undefined));
    pass(60);
    await deliverDue(ctx, deliverWith(undefined));
    expect(receiver.received.map((call) => [call.id, call.isAccepted])).toEqual([
      [id, false],
      [id, true],
    ]);
    expect(await states()).toEqual(['sent 2']);
  });

  test('that was removed is not called', async () => {
    const receiver = await openWebhook();
    await send({ to: [] });
    await sql`delete from notification_webhook`.execute(ctx.db);
    await deliverDue(ctx, deliverWith(undefined));
    expect([receiver.received, await states()]).toEqual([[], ['off 1']]);
  });
});
