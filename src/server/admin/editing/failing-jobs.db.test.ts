import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import {
  BATCH,
  CENTRAL_STATION,
  CITY_OF_GOD,
  openEditedFixture,
} from '../../../../test/editing/open-edited-fixture.ts';
import { createLog } from '../../infra/log.ts';
import { listNotifications } from '../../store/notifications/notifications.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { syncMovie } from '../../sync/sync-movie.ts';
import { settlePictures } from '../media/change-picture.ts';
import { endLocks, lockField } from './locks.ts';
import { openSubject } from './open-subject.ts';
import { plan } from './plans.ts';
import { publishDue } from './publish-due.ts';

const fixture = await openEditedFixture();
const { write, look, pass } = fixture;
const LAST = { entity: 'movie', id: 1_220_564 } as const;
const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const ctx = { ...fixture.ctx, log: createLog('warn', stream) };
const ana = await fixture.hire('Ana');
await syncMovie(ctx, LAST.id, BATCH);

const owner = new pg.Client({ connectionString: fixture.database.ownerUrl });
await owner.connect();
afterAll(() => owner.end());

/** Every write of these rows fails, as with a row that a bug left in an impossible state. */
async function poison(table: string, condition: string): Promise<void> {
  await owner.query(`
    create function poisoned() returns trigger language plpgsql as $$ begin raise 'poisoned row'; end $$;
    create trigger poisoned before insert or update on ${table} for each row when (${condition}) execute function poisoned()`);
}
const heal = () => owner.query('drop function if exists poisoned() cascade');
afterEach(async () => {
  await heal();
  lines.splice(0);
});

const taglines = () =>
  Promise.all([CITY_OF_GOD, CENTRAL_STATION, LAST].map(async (film) => (await findOverrides(ctx.db, film)).tagline));

test('a planned publication that fails unexpectedly stops no other, says so to editors, and is retried', async () => {
  const publishAt = new Date(ctx.now().getTime() + 3_600_000);
  for (const film of [CITY_OF_GOD, CENTRAL_STATION, LAST]) {
    await write(ana, film, { tagline: 'Planejada' });
    const { fields } = await openSubject(ctx, film);
    const seen = Object.fromEntries(fields.flatMap(({ field, draft, version }) => (draft ? [[field, version]] : [])));
    await plan(ctx, ana, film, { seen, publishAt, publishOnPlatformId: undefined, unpublishAt: undefined });
  }
  await poison('overrides', `new.entity_id = ${CENTRAL_STATION.id}`);
  pass(61);
  await expect(publishDue(ctx)).rejects.toMatchObject({ message: '1 of 3 failed' });
  expect(await taglines()).toEqual(['Planejada', undefined, 'Planejada']);
  expect((await openSubject(ctx, CENTRAL_STATION)).plan?.failure).toBe(editing.planUnexpected);
  const notified = await listNotifications(ctx.db, ana.actor.id, { isPersonal: true, limit: 9 });
  expect(notified.filter(({ kind }) => kind === 'plan-failed')).toMatchObject([
    { details: { reason: editing.planUnexpected } },
  ]);
  expect(lines.some((line) => line.includes('"id":666') && line.includes('poisoned row'))).toBe(true);

  await heal();
  await publishDue(ctx);
  expect(await taglines()).toEqual(['Planejada', 'Planejada', 'Planejada']);
  expect((await openSubject(ctx, CENTRAL_STATION)).plan).toBeUndefined();
});

test('a lock that cannot be ended does not keep the others', async () => {
  for (const film of [CITY_OF_GOD, CENTRAL_STATION]) {
    const expiresAt = new Date(ctx.now().getTime() + 60_000);
    await lockField(ctx, ana, film, { field: 'title', reason: 'Aprovada', expiresAt });
  }
  pass(2);
  await poison('overrides', `new.entity_id = ${CITY_OF_GOD.id}`);
  await expect(endLocks(ctx)).rejects.toMatchObject({ message: '1 of 2 failed' });
  const isLocked = async (id: number) =>
    ctx.db
      .selectFrom('overrides')
      .select('is_locked')
      .where('entity_id', '=', id)
      .where('field', '=', 'title')
      .execute();
  expect(await Promise.all([CITY_OF_GOD.id, CENTRAL_STATION.id].map(isLocked))).toEqual([
    [{ is_locked: true }],
    [{ is_locked: false }],
  ]);
  await heal();
  await endLocks(ctx);
  expect((await look(CITY_OF_GOD, 'title')).lock).toBeUndefined();
});

test('a picture that cannot be taken off does not keep the others', async () => {
  const add = async (name: string) => {
    const sha256 = createHash('sha256').update(name).digest('hex');
    const row = { bytes: Buffer.from(name), sha256, path: `/own-${sha256}.jpg`, width: 600, height: 900 };
    const words = { alt: name, name, credit: 'Redação', licence: 'cc0', author: 'cli' };
    const dates = { created_at: ctx.now(), expires_on: '2020-01-01' };
    return ctx.db
      .insertInto('own_pictures')
      .values({ ...row, ...words, ...dates })
      .returning('id')
      .executeTakeFirstOrThrow();
  };
  const { id: first } = await add('Primeira');
  await add('Segunda');
  await poison('own_pictures', `new.id = ${first}`);
  await expect(settlePictures(ctx)).rejects.toMatchObject({ message: '1 of 2 failed' });
  const listEnded = () => ctx.db.selectFrom('own_pictures').select('name').where('ended_at', 'is not', null).execute();
  expect(await listEnded()).toEqual([{ name: 'Segunda' }]);
  await heal();
  expect(await settlePictures(ctx)).toEqual({ changed: 1 });
});
