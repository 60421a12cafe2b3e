import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { countDeliveries } from './deliveries.ts';

const { ctx } = await openTestFixture();

test('what waits and what failed is counted without reading what was sent', async () => {
  await sql`
    insert into pgboss.job (name, data, state, created_on)
    select 'notification-email', '{}', case number when 1 then 'failed' when 2 then 'created' else 'completed' end::pgboss.job_state,
           '2026-11-01 12:00Z'::timestamptz + number * interval '1 second'
    from generate_series(1, 5000) as number
  `.execute(ctx.db);
  await sql`analyze pgboss.job_common`.execute(ctx.db);
  const { counted, read } = await ctx.db.transaction().execute(async (trx) => {
    const counts = await countDeliveries(trx);
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch)::float8 as read from pg_stat_xact_user_tables where relname = 'job_common'
    `.execute(trx);
    return { counted: counts, read: rows[0]?.read };
  });
  expect(counted).toEqual({ failed: 1, oldestDue: new Date('2026-11-01T12:00:02Z') });
  expect(read).toBeLessThan(10);
});
