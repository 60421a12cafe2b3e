import { setTimeout as sleep } from 'node:timers/promises';
import { editMovie } from '../src/server/admin/editing/edit-entity.ts';
import { fingerprintOf } from '../src/server/catalogue/documents/read-document.ts';
import { buildMovieDocument } from '../src/server/catalogue/titles/build-title.ts';
import { getMovieDetails } from '../src/server/catalogue/titles/movie-details.ts';
import type { Context } from '../src/server/context.ts';
import { deleteAllDocuments, findDocument } from '../src/server/store/cache/documents.ts';
import { findMovie } from '../src/server/store/titles/movies.ts';
import { findOverrides } from '../src/server/store/titles/overrides.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { MovieDocument } from '../src/shared/contract/movie-details.ts';
import { mulberry32 } from './random.ts';

/** Two processes on one database, and a TMDB whose films can be changed. */
export interface RaceTrack {
  contexts: readonly [Context, Context];
  changeFilm(id: number, facts: object): Promise<void>;
}

const FILMS = [598, 666, 238];
const RACERS = 16;
/** An edit takes about this long; readers start at any time within it, so that some build a document across its commit. */
const HEAT_MS = 30;

/**
 * Editors, syncs and readers of the same few films, all at once, in a seeded order. After each heat everything must agree: the
 * last edit of each film is shown, and no cached document is older than the rows. Returns the problems.
 */
export async function race({ contexts, changeFilm }: RaceTrack, heats: number, seed: number): Promise<string[]> {
  const random = mulberry32(seed);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const written = new Map<number, string>();
  const edits = new Map<number, number>();
  const problems: string[] = [];
  for (const id of FILMS) await syncMovie(contexts[0], id, { urgency: 'batch', deadlineMs: 10_000 });

  for (let heat = 0; heat < heats; heat += 1) {
    const moves = Array.from({ length: RACERS }, () => ({
      what: random(),
      ctx: pick(contexts),
      id: pick(FILMS),
      startMs: Math.floor(random() * HEAT_MS),
    }));
    // One editor per film and heat, so that the last edit is known.
    const edited = new Set<number>();
    await changeFilm(pick(FILMS), { runtime: 60 + Math.floor(random() * 120) });
    // Empty caches: every reader builds a document while others write.
    for (const ctx of contexts) ctx.copies.documents.clear();
    await deleteAllDocuments(contexts[0].db);
    await Promise.all(
      moves.map(async ({ what, ctx, id, startMs }) => {
        await sleep(startMs);
        if (what < 0.25 && !edited.has(id)) {
          edited.add(id);
          const title = `Título ${heat}`;
          written.set(id, title);
          edits.set(id, (edits.get(id) ?? 0) + 1);
          await editMovie(ctx, { movieId: id, changes: { title }, author: 'redacao', note: '' });
        } else if (what < 0.45) {
          await syncMovie(ctx, id, { urgency: 'batch', deadlineMs: 10_000 });
        } else {
          await getMovieDetails(ctx, { movieId: id });
        }
      }),
    );
    for (const id of FILMS) problems.push(...(await inspect(contexts, id, heat, written.get(id))));
  }
  for (const [id, count] of edits) {
    const { rows } = await revisionsOf(contexts[0], id);
    if (rows !== count) problems.push(`film ${id} has ${rows} revisions of ${count} edits`);
  }
  return problems;
}

async function inspect(contexts: RaceTrack['contexts'], id: number, heat: number, title: string | undefined) {
  const problems: string[] = [];
  const [ctx] = contexts;
  const movie = await findMovie(ctx.db, id);
  if (!movie) return [`heat ${heat}: film ${id} is gone`];
  const truth = JSON.stringify((await buildMovieDocument(ctx, movie)).value);
  const overrides = await findOverrides(ctx.db, { entity: 'movie', id });
  if (overrides.title !== title) problems.push(`heat ${heat}: the edit of film ${id} is lost: ${overrides.title}`);
  if (title !== undefined && movie.title !== title) problems.push(`heat ${heat}: film ${id} shows ${movie.title}`);
  const stored = await findDocument(
    ctx.db,
    { table: 'content_cache', type: 'movie', id },
    fingerprintOf(MovieDocument),
  );
  if (stored && stored.text !== truth) problems.push(`heat ${heat}: the stored document of ${id} is old`);
  // As shown: names, searches and prices of platforms are added to the document when it is read.
  const shown = await readShown({ ...ctx, copies: ctx.copies.empty() }, id);
  for (const [process, reader] of contexts.entries()) {
    // The other process is notified asynchronously; we promise two seconds.
    let isNew = false;
    for (let waited = 0; waited < 2_000 && !isNew; waited += 10) {
      isNew = (await readShown(reader, id)) === shown;
      if (!isNew) await sleep(10);
    }
    if (!isNew) problems.push(`heat ${heat}: process ${process} still shows an old film ${id}`);
  }
  return problems;
}

async function readShown(ctx: Context, movieId: number): Promise<string> {
  return JSON.stringify((await getMovieDetails(ctx, { movieId })).value);
}

async function revisionsOf(ctx: Context, id: number): Promise<{ rows: number }> {
  const { count } = await ctx.db
    .selectFrom('revisions')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow();
  return { rows: count };
}
