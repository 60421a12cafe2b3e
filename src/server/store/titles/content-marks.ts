import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../infra/db.ts';

type MarkedKind = 'movie' | 'series' | 'season' | 'person';

interface ContentMark {
  kind: MarkedKind;
  id: number;
  /** The season number, for a season. */
  part?: number;
  hash: string;
}

/** Values that change daily without an edit: a page is not new because of them. */
const RESTLESS = new Set([
  'popularity',
  'vote_average',
  'vote_count',
  'offers_checked_at',
  'similar_ids',
  'revenue_usd',
  'search_title',
  'search_original_title',
  'search_name',
  'text_language',
]);

/** Columns that came later: a page whose editors did not use them is not new because of them. */
const EDITED_ONLY = new Set(['season_url', 'position', 'air_time', 'channel', 'is_special']);

/** Hash of everything projected for a page. */
export function hashContent(content: unknown): string {
  const text = JSON.stringify(content, (key, value: unknown) => {
    const isUnused = EDITED_ONLY.has(key) && (value === null || value === false);
    return isUnused || RESTLESS.has(key) ? undefined : value;
  });
  return createHash('sha1').update(text).digest('base64url');
}

/** A page whose content is unchanged keeps the time of its last change. */
export async function saveContentMarks(trx: Trx, marks: readonly ContentMark[]): Promise<void> {
  if (marks.length === 0) return;
  const rows = marks.map(({ part = 0, ...mark }) => ({ ...mark, part }));
  await sql`
    insert into content_marks (kind, id, part, hash)
    select kind, id, part, hash
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as mark (kind text, id integer, part integer, hash text)
    on conflict (kind, id, part) do update set hash = excluded.hash, changed_at = now()
    where content_marks.hash <> excluded.hash
  `.execute(trx);
}

/** The pages of these titles or people tell something new that is not projected: an arrival, a departure, a voice. */
export async function moveContentMarks(
  trx: Trx,
  kind: 'movie' | 'series' | 'person',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update content_marks set changed_at = now() where kind = ${kind} and part = 0 and id = any (${[...ids]}::integer[])
  `.execute(trx);
}
