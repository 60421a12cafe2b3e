import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { CITY_OF_GOD, openEditedFixture } from '../../../../test/editing/open-edited-fixture.ts';
import { type NotificationEvent, notify } from './notify.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const clara = (await fixture.hire('Clara', 'writer')).actor.id;
const bruno = (await fixture.hire('Bruno', 'editor')).actor.id;
const ana = (await fixture.hire('Ana', 'administrator')).actor.id;

const send = (event: Partial<NotificationEvent>) =>
  ctx.db.transaction().execute((trx) =>
    notify(trx, {
      ...{ kind: 'mention', at: new Date('2026-11-18T13:20:00Z'), actor: clara, to: [bruno], subject: CITY_OF_GOD },
      ...event,
    }),
  );
const read = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(ctx.db)).rows;
const bells = () =>
  read(sql<{ who: string; title: string; isPersonal: boolean }>`
  select member_id as who, title, is_personal as "isPersonal" from member_notifications
  join notification_events on id = event_id order by member_id = ${ana}, member_id
`);
const emails = async () =>
  (
    await read(
      sql<{ who: string }>`select data ->> 'memberId' as who from pgboss.job where name = 'notification-email'`,
    )
  )
    .map(({ who }) => who)
    .toSorted();
const bodies = () =>
  read(sql<{ id: string; body: Record<string, unknown> }>`
  select id, data -> 'body' as body from pgboss.job where name = 'notification-webhook'
`);

beforeEach(async () => {
  await sql`delete from notification_events`.execute(ctx.db);
  await sql`delete from pgboss.job`.execute(ctx.db);
  await sql`delete from notification_preferences`.execute(ctx.db);
  await sql`delete from notification_webhook`.execute(ctx.db);
  await sql`update staff.users set disabled_at = null`.execute(ctx.db);
});

describe('an event', () => {
  test('reaches the members it names, with the title of that time, and never its actor', async () => {
    await send({ to: [bruno, clara, 'nobody'] });
    expect(await bells()).toEqual([{ who: bruno, title: 'Cidade de Deus', isPersonal: true }]);
    expect(await emails()).toEqual([bruno]);
  });

  test('reaches everyone whose role has the permission, without disabled members', async () => {
    await send({ kind: 'review-asked', to: 'publish' });
    expect((await emails()).length).toBe(2);
    await sql`update staff.users set disabled_at = now() where id = ${bruno}`.execute(ctx.db);
    await send({ kind: 'review-asked', to: 'publish' });
    expect((await bells()).map(({ who, isPersonal }) => [who, isPersonal])).toEqual([
      [bruno, false],
      [ana, false],
      [ana, false],
    ]);
  });

  test('of a changed credential reaches the member who changed it', async () => {
    await send({ kind: 'credential-changed', actor: bruno, to: [bruno] });
    expect(await emails()).toEqual([bruno]);
  });

  test('is written with its change or not at all', async () => {
    const failing = ctx.db.transaction().execute(async (trx) => {
      await notify(trx, { kind: 'mention', at: new Date(), actor: clara, to: [bruno] });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect([await bells(), await emails()]).toEqual([[], []]);
  });

  test('with a key is sent once', async () => {
    expect(await send({ onceKey: 'routine:a:2026-11-18' })).toBeDefined();
    expect(await send({ onceKey: 'routine:a:2026-11-18' })).toBeUndefined();
    expect(await send({ onceKey: 'routine:b:2026-11-18' })).toBeDefined();
    expect((await bells()).length).toBe(2);
  });
});

describe("a member's choices", () => {
  const choose = (choices: object, pace: string) =>
    sql`insert into notification_preferences values (${bruno}, ${JSON.stringify(choices)}, ${pace}, now())`.execute(
      ctx.db,
    );

  test('switch channels off, except the bell of failures and credentials', async () => {
    const off = { bell: false, email: false };
    await choose({ mention: off, 'plan-failed': off, 'credential-changed': off }, 'now');
    await send({ kind: 'mention' });
    expect([await bells(), await emails()]).toEqual([[], []]);
    await send({ kind: 'plan-failed' });
    await send({ kind: 'credential-changed' });
    expect([(await bells()).length, await emails()]).toEqual([2, []]);
  });

  test('collect e-mails into digests, except urgent ones', async () => {
    await choose({}, 'hour');
    await send({ kind: 'review-approved' });
    await send({ kind: 'review-asked' });
    expect(await emails()).toEqual([bruno]);
    expect(await read(sql<{ due: Date }>`select due_at as due from notification_digest_items`)).toEqual([
      { due: new Date('2026-11-18T14:00:00Z') },
    ]);
  });
});

describe('the webhook', () => {
  const open = (kinds: string[], hasDrafts: boolean) =>
    sql`insert into notification_webhook values (true, 'https://a.example/', '', '', ${kinds}, ${hasDrafts}, ${ana}, now())`.execute(
      ctx.db,
    );
  const drafted: Partial<NotificationEvent> = {
    ...{ kind: 'review-asked', to: 'publish', details: { fields: ['tagline'], quote: 'SEGREDO da nota' } },
    drafts: { tagline: 'SEGREDO da frase' },
  };

  test('receives the kinds it is set for, under the id of the event', async () => {
    await open(['mention'], false);
    await send({ kind: 'conflict' });
    const id = await send({ kind: 'mention' });
    expect((await bodies()).map((row) => row.id)).toEqual([id]);
  });

  test('receives nothing of a draft', async () => {
    await open(['review-asked'], false);
    await send(drafted);
    const [sent] = await bodies();
    expect(sent?.body).toMatchObject({ fields: ['tagline'], subject: { title: 'Cidade de Deus' } });
    expect(JSON.stringify(sent?.body)).not.toContain('SEGREDO');
  });

  test('receives notes and values of drafts if that is set', async () => {
    await open(['review-asked'], true);
    await send(drafted);
    expect((await bodies())[0]?.body).toMatchObject({
      draft: { quote: 'SEGREDO da nota', values: { tagline: 'SEGREDO da frase' } },
    });
  });
});
