import { sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { TextLanguage } from '#shared/domain/titles/text-language.ts';
import type { Db } from '../../infra/db.ts';

export type JudgedEntity = Extract<Entity, 'movie' | 'series' | 'person'>;

const TEXTS = {
  movie: { table: 'movies', text: 'overview', language: 'overview_language' },
  series: { table: 'series', text: 'overview', language: 'overview_language' },
  person: { table: 'people', text: 'biography', language: 'biography_language' },
} as const satisfies Record<JudgedEntity, object>;

export interface UnjudgedText {
  id: number;
  text: string;
  declared: string;
}

/** Texts written before languages were detected. */
export async function listUnjudgedTexts(db: Db, entity: JudgedEntity, limit: number): Promise<UnjudgedText[]> {
  const { table, text, language } = TEXTS[entity];
  const isHeld = entity === 'person' ? sql`and has_source` : sql``;
  const { rows } = await sql<UnjudgedText>`
    select id, ${sql.ref(text)} as text, ${sql.ref(language)} as declared
    from ${sql.table(table)}
    where text_language is null ${isHeld}
    order by id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Only rows not judged meanwhile: a projection knows better. No page shows the language, so no version changes. */
export async function saveTextLanguages(
  db: Db,
  entity: JudgedEntity,
  verdicts: readonly { id: number; language: TextLanguage }[],
): Promise<void> {
  await sql`
    update ${sql.table(TEXTS[entity].table)} as held
    set text_language = verdict.language
    from unnest(${verdicts.map(({ id }) => id)}::integer[], ${verdicts.map(({ language }) => language)}::text[])
      as verdict (id, language)
    where held.id = verdict.id and held.text_language is null
  `.execute(db);
}
