import { type RawBuilder, sql } from 'kysely';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { lockField } from '../../src/server/admin/editing/locks.ts';
import { publish } from '../../src/server/admin/editing/publish.ts';
import { saveDraft } from '../../src/server/admin/editing/save-draft.ts';
import { mergePeople } from '../../src/server/admin/people/merge-people.ts';
import { createRecord } from '../../src/server/admin/records/create-record.ts';
import type { Context } from '../../src/server/context.ts';
import { addToLibrary } from '../../src/server/images/upload-picture.ts';
import type { Db } from '../../src/server/infra/db.ts';
import type { Subject } from '../../src/server/store/titles/overrides.ts';
import { findEditableField } from '../../src/shared/admin/domain/editing/check-field.ts';
import { toBrazilianDay } from '../../src/shared/domain/day.ts';
import type { Entity } from '../../src/shared/domain/entities.ts';
import { HOME } from '../../src/shared/domain/site/home-pins.ts';
import { HOME_SECTIONS } from '../../src/shared/domain/site/home-sections.ts';
import { drawPicture } from '../pictures/picture-host.ts';
import { enterFarol, farolOffer } from './enter-farol.ts';
import { everyFieldOf, everyFieldOfCredits, everyFieldOfSeason } from './every-field.ts';

/** How many episodes of a season and credits of a title are edited. */
const EDITED_PARTS = 4;
const MUBI = 11;

async function list<T>(db: Db, query: RawBuilder<T>): Promise<T[]> {
  return (await query.execute(db)).rows;
}

/**
 * Writes and publishes a value in every field of these subjects, their seasons, episodes and credits; pictures are our own. By turns one
 * field is locked, or has a draft, or is left as it is. Then what is published without a draft: a merge, and home.
 */
export async function editEverything(ctx: Context, editor: Editor, subjects: readonly Subject<Entity>[]) {
  const own = await fillLibrary(ctx, editor);
  const serviceId = await enterFarol(ctx);
  const today = toBrazilianDay(ctx.now());
  /** Who is added to every crew. */
  const addedTo = subjects.find(({ entity }) => entity === 'person')?.id ?? 0;
  for (const [position, subject] of subjects.entries()) {
    const { entity, id } = subject;
    const words = `${entity} ${id}`;
    const values = {
      ...everyFieldOf(entity, words),
      ...(entity !== 'person' && { ownOffers: [farolOffer(serviceId, today, `${entity}/${id}`)] }),
      ...(await everyPartOf(ctx.db, subject, words)),
      ...(await everyCreditOf(ctx.db, subject, words, addedTo)),
    };
    await publishFields(ctx, editor, subject, withOwnPictures(entity, values, own));
    const [name, text] = entity === 'person' ? ['name', 'biography'] : ['title', 'overview'];
    if (position % 3 === 0)
      await lockField(ctx, editor, subject, { field: name, reason: 'Nosso nome.', expiresAt: undefined });
    if (position % 3 === 1) await saveFields(ctx, editor, subject, { [text]: 'Um rascunho que ninguém publicou.' });
  }
  await enterPrices(ctx, editor);
  await mergeOne(ctx, editor, subjects);
  const pins = subjects.flatMap(({ entity, id }) =>
    entity === 'person' ? [] : { kind: entity, id, from: null, until: null, headline: `Da casa ${id}`, image: own[0] },
  );
  const sections = HOME_SECTIONS.map((section) => ({ section, isShown: section !== 'hype' })).toReversed();
  const home = { pins: pins.slice(0, 6), sections, collections: [{ id: 1, from: null, until: null }] };
  await publishFields(ctx, editor, HOME, home);
  return { addedTo };
}

async function fillLibrary(ctx: Context, { actor }: Editor): Promise<string[]> {
  const texts = { name: '', alt: 'Uma imagem', credit: 'Alguém', licence: 'Divulgação', expiresOn: '' };
  for (const width of [1280, 1290]) {
    const bytes = await drawPicture(width, 720);
    await addToLibrary(ctx, actor, { ...texts, focusX: '30', focusY: '50', bytes });
  }
  const rows = await list(ctx.db, sql<{ path: string }>`select path from own_pictures order by id limit 2`);
  return rows.map(({ path }) => path);
}

function withOwnPictures(entity: Entity, values: Record<string, unknown>, [one = '', other = '']: string[]) {
  const gallery = { path: other, width: 1290, height: 720, alt: 'Da casa', credit: 'Alguém', licence: 'Divulgação' };
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const kind = findEditableField(entity, field)?.kind;
      if (kind === 'picture') return [field, field.includes('e') ? one : other];
      return [field, kind === 'gallery' ? { first: [], hidden: [], own: [gallery] } : value];
    }),
  );
}

async function saveFields(ctx: Context, editor: Editor, subject: Subject, values: Record<string, unknown>) {
  const versions = await list(
    ctx.db,
    sql<{ field: string; version: number }>`
      select field, version from drafts where entity = ${subject.entity} and entity_id = ${subject.id}`,
  );
  const saves = Object.entries(values).map(([field, value]) => ({
    ...{ field, value, version: versions.find((each) => each.field === field)?.version ?? 0 },
  }));
  const { saved, clashes } = await saveDraft(ctx, editor, subject, saves);
  if (clashes.length > 0) throw new Error('unexpected conflict');
  return Object.fromEntries(saved.map(({ field, version }) => [field, version]));
}

async function publishFields(ctx: Context, editor: Editor, subject: Subject, values: Record<string, unknown>) {
  const seen = await saveFields(ctx, editor, subject, values);
  const outcome = await publish(ctx, editor, subject, { seen, note: 'Tudo nosso' });
  if ('clashes' in outcome) throw new Error('unexpected conflict');
}

/** Every field of each season and of its first episodes. */
async function everyPartOf(db: Db, { entity, id }: Subject<Entity>, words: string): Promise<Record<string, unknown>> {
  if (entity !== 'series') return {};
  const rows = await list(
    db,
    sql<{ season: number; episodes: number[] }>`
      select season_number as season, (array_agg(number order by number))[1:${sql.lit(EDITED_PARTS)}] as episodes
      from episodes where series_id = ${id} group by season_number`,
  );
  return Object.fromEntries(
    rows.flatMap(({ season, episodes }) => Object.entries(everyFieldOfSeason(season, episodes, words))),
  );
}

/** Every field of some credits of the cast, one of which is hidden, and an added one: TMDB changes jobs, so the crew's is ours. */
async function everyCreditOf(db: Db, { entity, id }: Subject<Entity>, words: string, addedTo: number) {
  if (entity === 'person') return {};
  const credits = await list(
    db,
    sql<{ person: number }>`
      select person_id as person from ${sql.table(`${entity}_cast`)}
      where ${sql.ref(`${entity}_id`)} = ${id} order by position limit ${sql.lit(EDITED_PARTS + 1)}`,
  );
  const [hidden = 0, ...keys] = credits.map(({ person }) => String(person));
  return {
    ...everyFieldOfCredits('cast', keys, words),
    ...everyFieldOfCredits('crew', [`${addedTo}-screenplay`], words),
    [`cast.${hidden}.isHidden`]: true,
  };
}

/** A plan and a bundle with a value in every field. */
async function enterPrices(ctx: Context, editor: Editor): Promise<void> {
  for (const entity of ['plan', 'bundle'] as const) {
    const id = await createRecord(ctx, editor, entity, { title: 'Preço' });
    await publishFields(ctx, editor, { entity, id }, everyFieldOf(entity, entity));
  }
}

/** One person who is another. */
async function mergeOne(ctx: Context, editor: Editor, subjects: readonly Subject<Entity>[]): Promise<void> {
  const edited = subjects.flatMap(({ entity, id }) => (entity === 'person' ? id : []));
  const [from, into] = await list(
    ctx.db,
    sql<{ id: number; name: string }>`
      select people.id, name from people join person_sources using (id)
      where people.id < 900000000 and not people.id = any (${edited}::integer[]) order by people.id limit 2`,
  );
  if (from && into) await mergePeople(ctx, editor, from.id, { into: `${into.name} #${into.id}` });
}

/** Tables with everything editors write. */
const WRITTEN = [
  ...['overrides', 'drafts', 'revisions', 'trash', 'plans', 'own_pictures', 'records'],
  ...['dubbing_credits', 'free_offers', 'person_merges'],
];

/** Every row as PostgreSQL prints it, in a fixed order; of pictures the hash, because the bytes are long. */
export async function photograph(db: Db): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const table of WRITTEN) {
    const printed = table === 'own_pictures' ? sql`md5(t::text)` : sql`t::text`;
    const rows = await list(
      db,
      sql<{ row: string }>`select ${printed} as row from ${sql.table(table)} as t order by 1`,
    );
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}

/** What pages show of the fields above. */
export async function readShown(db: Db, subjects: readonly Subject<Entity>[], addedTo: number): Promise<unknown[]> {
  const idsOf = (entity: Entity) => subjects.filter((each) => each.entity === entity).map(({ id }) => id);
  const [movies, series, people] = [idsOf('movie'), idsOf('series'), idsOf('person')];
  const titles = sql`
    id, title, overview, tagline, certification, curiosities_html, additional_infos_html, poster_path, backdrop_path, share_path,
    seo_title, seo_description, is_noindex, similar_ids[1:1] as similar`;
  const queries = [
    sql`select ${titles}, release_date, ticket_url from movies where id = any(${movies}) order by id`,
    sql`select ${titles}, format from series where id = any(${series}) order by id`,
    sql`
      select series_id, number, name, overview, poster_path, season_url, position
      from seasons where series_id = any(${series}) order by 1, 2`,
    sql`
      select series_id, season_number, number, name, overview, still_path, air_date, air_time, channel, is_special
      from episodes where series_id = any(${series}) and channel is not null order by 1, 2, 3`,
    // The credits that editors wrote: those between them are TMDB's.
    sql`
      select movie_id, person_id, character from movie_cast where character like 'Da casa%' union all
      select series_id, person_id, character from series_cast where character like 'Da casa%' union all
      select movie_id, person_id, job from movie_crew where job = 'Screenplay' and person_id = ${addedTo} union all
      select series_id, person_id, job from series_crew where job = 'Screenplay' and person_id = ${addedTo} order by 1, 2, 3`,
    sql`select title_kind, title_id, person_id, role, shown_part, is_added from credit_edits order by 1, 2, 3, 4`,
    // Without the name of a merged person, which is TMDB's.
    sql`
      select * from title_aliases
      where not (kind = 'person' and entity_id in (select into_id from person_merges)) order by 1, 2, 3`,
    sql`
      select 'movie' as kind, movie_id, file_path, alt from movie_images where alt is not null union all
      select 'series', series_id, file_path, alt from series_images where alt is not null order by 1, 2, 3`,
    sql`
      select 'movie' as kind, movie_id, service_id, url, is_dubbed from movie_offers
      where service_id >= 900000 or service_id = ${MUBI} and movie_id = any(${movies}) union all
      select 'series', series_id, service_id, url, is_dubbed from series_offers
      where service_id >= 900000 or service_id = ${MUBI} and series_id = any(${series}) order by 1, 2, 3`,
    sql`
      select id, name, biography, curiosities_html, additional_infos_html, profile_path, share_path, instagram_id, twitter_id,
             facebook_id, seo_title, seo_description, is_noindex
      from people where id = any(${people}) order by id`,
    sql`
      select id, is_public from people where id in (select from_id from person_merges union select into_id from person_merges)
      order by id`,
  ];
  const shown: unknown[] = [];
  for (const query of queries) shown.push(await list(db, query));
  return shown;
}

/** Edited fields of which TMDB now has another value than when the editor wrote. */
export async function countChanged(db: Db): Promise<number> {
  const [row] = await list(db, sql<{ count: number }>`select count(*)::integer as count from conflicts`);
  return row?.count ?? 0;
}
