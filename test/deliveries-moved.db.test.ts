import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { listFailedDeliveries } from '../src/server/store/notifications/deliveries.ts';
import { openEditedFixture } from './editing/open-edited-fixture.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const read = (file: string) => readFileSync(new URL(`../migrations/${file}`, import.meta.url), 'utf8');
const statementsOf = (file: string, start: RegExp) =>
  read(file)
    .split(/;\n/)
    .filter((statement) => start.test(statement));

/** Goes when 0101 is folded into the baseline. */
test('deliveries of before 0101 are jobs after it: none is lost, each has its id and its attempts', async () => {
  const bruno = (await fixture.hire('Bruno')).actor.id;
  const owner = new pg.Client({ connectionString: fixture.database.ownerUrl });
  await owner.connect();
  await owner.query(`delete from pgboss.job; delete from pgboss.queue`);
  for (const statement of statementsOf('0014_staff.sql', /create (table|index) notification_deliver/))
    await owner.query(statement);
  const event = '00000000-0000-4000-8000-00000000000e';
  await owner.query(
    `insert into notification_events (id, kind, actor, title, details, created_at) values ($1, 'mention', 'system', '', '{}', now())`,
    [event],
  );
  const add = async (number: number, state: string, attempts: number, channel = 'email') => {
    const id = `00000000-0000-4000-8000-00000000000${number}`;
    await owner.query(
      `insert into notification_deliveries (id, channel, member_id, body, state, attempts, next_at, last_error, created_at, ended_at)
       values ($1, $2, $3, $4, $5, $6, now() + interval '1 hour', case when $5 in ('failed', 'waiting') and $6 > 0 then '451 later' end, now(),
         case when $5 <> 'waiting' then now() end)`,
      [
        id,
        channel,
        channel === 'email' ? bruno : null,
        channel === 'webhook' ? '{"kind": "mention"}' : null,
        state,
        attempts,
      ],
    );
    await owner.query('insert into notification_delivery_events values ($1, $2)', [id, event]);
  };
  await add(1, 'waiting', 0);
  await add(2, 'waiting', 3);
  await add(3, 'failed', 12);
  await add(4, 'off', 1);
  await add(5, 'sent', 2, 'webhook');
  await owner.query(read('0101_deliveries.sql').replace(/-- migrate:down[^]*/, ''));
  await owner.end();

  const { rows } = await sql`
    select right(id::text, 1) as id, name, data, coalesce(output ->> 'outcome', state::text) as state, retry_count as retries,
           started_on is not null as "isStarted", start_after > now() + interval '50 minutes' as "isLater"
    from pgboss.job order by id
  `.execute(ctx.db);
  const email = { name: 'notification-email', data: { memberId: bruno, events: [event] }, isLater: true };
  expect(rows).toEqual([
    { ...email, id: '1', state: 'created', retries: 0, isStarted: false },
    { ...email, id: '2', state: 'retry', retries: 2, isStarted: true },
    { ...email, id: '3', state: 'failed', retries: 11, isStarted: true },
    { ...email, id: '4', state: 'off', retries: 0, isStarted: true },
    {
      ...{ name: 'notification-webhook', data: { body: { kind: 'mention' } }, isLater: true },
      ...{ id: '5', state: 'sent', retries: 1, isStarted: true },
    },
  ]);
  expect(await listFailedDeliveries(ctx.db, 9)).toMatchObject([
    { channel: 'email', memberName: 'Bruno', kinds: ['mention'], attempts: 12, error: '451 later' },
  ]);
});
