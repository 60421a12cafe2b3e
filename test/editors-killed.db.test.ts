import { type KyselyPlugin, type PluginTransformQueryArgs, type PluginTransformResultArgs, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { applyChangeSet } from '../src/server/admin/change-sets/apply-change-set.ts';
import { readChangeSet } from '../src/server/admin/change-sets/read-change-set.ts';
import { undoChangeSet } from '../src/server/admin/change-sets/undo-change-set.ts';
import { openAdminContext, openBatchContext } from '../src/server/context.ts';
import { killEditors } from './editing/kill-editors.ts';
import { type KilledKind, killedWrites } from './editing/killed-writes.ts';
import { CENTRAL_STATION, CITY_OF_GOD, openEditedFixture } from './editing/open-edited-fixture.ts';
import { prepareValues } from './editing/race-editors.ts';

const fixture = await openEditedFixture();
const { ctx, variables } = fixture;

test.each(Object.keys(killedWrites) as KilledKind[])(
  'a process killed in the middle of its saves leaves content, revision, audit and announcement in agreement: %s',
  async (kind) => {
    const { problems, acknowledged } = await killEditors({ ctx, variables, kind }, 3, 2026);
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(3);
  },
  120_000,
);

test('a change set that is cut off before any of its statements changed nothing, applied or undone', async () => {
  const ana = await fixture.hire('Ana');
  const films = [CITY_OF_GOD, CENTRAL_STATION];
  const read = async () => {
    const tables = [
      'overrides',
      'drafts',
      'plans',
      'revisions',
      'movies',
      'outbox',
      'audit_entries',
      'change_sets',
      'change_items',
    ];
    const hashes = tables.map(
      (table) => sql`select md5(string_agg(row::text, '' order by row::text)) as hash from ${sql.table(table)} as row`,
    );
    return (await sql<{ hash: string }>`${sql.join(hashes, sql` union all `)}`.execute(ctx.db)).rows;
  };
  const endAnywhere = async (work: (cut: typeof ctx) => Promise<void>) => {
    const before = await read();
    for (let statement = 1; ; statement += 1) {
      try {
        await work({ ...ctx, db: ctx.db.withPlugin(new CutAt(statement)) });
        return statement;
      } catch (error) {
        if (!(error instanceof CutOff)) throw error;
        expect(await read(), `before statement ${statement}`).toEqual(before);
      }
    }
  };
  for (const [as, chosen] of [
    ['publication', films],
    ['drafts', [CITY_OF_GOD]],
  ] as const) {
    const id = await prepareValues(ctx, ana, chosen, { seoDescription: `Em ${as}` });
    expect(await endAnywhere((cut) => applyChangeSet(cut, ana, id, as))).toBeGreaterThan(10);
    expect((await readChangeSet(ctx, id)).lines.every(({ isDone }) => isDone)).toBe(true);
    expect(await endAnywhere((cut) => undoChangeSet(cut, ana, id))).toBeGreaterThan(10);
  }
}, 300_000);

class CutOff extends Error {}

/** Throws instead of the nth statement: the transaction ends there, as if the process were killed. */
class CutAt implements KyselyPlugin {
  #left: number;

  constructor(statement: number) {
    this.#left = statement;
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    this.#left -= 1;
    if (this.#left === 0) throw new CutOff();
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result);
  }
}

test('an acknowledged write of an editor waits for the standby on any connection; a fetch does not', async () => {
  const owner = new pg.Client({ connectionString: fixture.database.ownerUrl });
  await owner.connect();
  // A deferred trigger reads the setting at the end of the transaction, when PostgreSQL uses it.
  await owner.query(`
    create table seen_commits (what text, setting text);
    grant insert on seen_commits to lanterninha_app;
    create function see_commit() returns trigger language plpgsql as
      $$ begin insert into seen_commits values (tg_table_name, current_setting('synchronous_commit')); return null; end $$;
  `);
  for (const table of ['drafts', 'audit_entries', 'movies'])
    await owner.query(
      `create constraint trigger see_commit after insert or update on ${table}
       deferrable initially deferred for each row execute function see_commit()`,
    );
  const seen = async () => {
    const { rows } = await owner.query<{ said: string }>(
      `with taken as (delete from seen_commits returning *)
       select distinct what || ' ' || setting as said from taken order by said`,
    );
    return rows.map(({ said }) => said);
  };
  try {
    const ana = await fixture.hire('Ana');
    await fixture.write(ana, CENTRAL_STATION, { overview: 'Dora escreve cartas.' });
    expect(await seen()).toEqual(['drafts on']);
    await fixture.publishAll(ana, CENTRAL_STATION);
    expect(await seen()).toEqual(['audit_entries on', 'drafts on', 'movies on']);
    await fixture.tellByTmdb(CENTRAL_STATION, { runtime: 111 });
    expect(await seen()).toEqual(['movies local']);
  } finally {
    await owner.end();
  }
});

test('every write on the admin connections waits for the standby; writes of visitors and jobs do not', async () => {
  const admin = openAdminContext(fixture.env, ctx);
  const batch = openBatchContext(fixture.env, ctx);
  const settingOf = async ({ db }: typeof ctx) => {
    const { setting } = await db
      .selectNoFrom((expression) =>
        expression.fn<string>('current_setting', [expression.val('synchronous_commit')]).as('setting'),
      )
      .executeTakeFirstOrThrow();
    return setting;
  };
  const settings = await Promise.all([admin.ctx, batch.ctx, ctx].map(settingOf));
  await Promise.all([admin.close(), batch.close()]);
  expect(settings).toEqual(['on', 'local', 'local']);
});
