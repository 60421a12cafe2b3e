import { sql } from 'kysely';
import type { SiteSubject } from '#shared/domain/site/site-settings.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Db, Trx } from '../../infra/db.ts';

export interface SiteRecord {
  value: unknown;
  /** `null` if there is no open draft. */
  draft: unknown;
  version: number;
  author: string;
  at: Date;
}

const COLUMNS = ['value', 'draft', 'version', 'author', 'updated_at as at'] as const;

export function findSiteRecord(db: Db, { kind, key }: SiteSubject): Promise<SiteRecord | undefined> {
  return db
    .selectFrom('house_records')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function listSiteRecords(db: Db, kind: SiteSubject['kind']): Promise<Map<string, SiteRecord>> {
  const rows = await db
    .selectFrom('house_records')
    .select(['key', ...COLUMNS])
    .where('kind', '=', kind)
    .execute();
  return new Map(rows.map(({ key, ...record }) => [key, record]));
}

/** Changes of the same record wait for each other, even while the row does not exist yet. */
export async function lockSiteRecord(trx: Trx, subject: SiteSubject): Promise<SiteRecord | undefined> {
  await lockUntilCommit(trx, 'site record', `${subject.kind}/${subject.key}`);
  return findSiteRecord(trx, subject);
}

export async function saveSiteRecord(trx: Trx, { kind, key }: SiteSubject, record: SiteRecord): Promise<void> {
  const { value, draft, version, author, at } = record;
  const row = {
    value: JSON.stringify(value),
    draft: draft === null || draft === undefined ? null : JSON.stringify(draft),
    version,
    author,
    updated_at: at,
  };
  await trx
    .insertInto('house_records')
    .values({ kind, key, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(row))
    .execute();
}

interface SiteRevision {
  number: number;
  state: 'draft' | 'published';
  author: string;
  at: Date;
  value: unknown;
}

/** The caller has locked the record, so numbers are consecutive. */
export async function addSiteRevision(
  trx: Trx,
  { kind, key }: SiteSubject,
  { value, state, author, at }: Omit<SiteRevision, 'number'>,
): Promise<number> {
  const { number } = await trx
    .insertInto('house_revisions')
    .values({
      kind,
      key,
      number: sql<number>`(
        select coalesce(max(number), 0) + 1 from house_revisions where kind = ${kind} and key = ${key}
      )`,
      value: JSON.stringify(value),
      state,
      author,
      created_at: at,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
