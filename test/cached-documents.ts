import { setTimeout as sleep } from 'node:timers/promises';
import { updateCollection } from '../src/server/admin/collections/edit-collection.ts';
import { editMovie, editPerson, editSeries } from '../src/server/admin/editing/edit-entity.ts';
import { callFunction } from '../src/server/catalogue/documents/call-function.ts';
import type { Context } from '../src/server/context.ts';
import { deleteAllDocuments } from '../src/server/store/cache/documents.ts';
import type { FunctionName } from '../src/shared/contract/functions.ts';

export interface CachedDocuments {
  /** The process that edits, and one that is only notified. */
  editor: Context;
  other: Context;
  ids: { movies: number[]; series: number[]; people: number[]; collection: number };
  steps: number;
  random: () => number;
}

type Question = readonly [FunctionName, object];

/** After every random edit both processes must answer like one without caches. Returns the differences. */
export async function runRandomEdits(fixture: CachedDocuments): Promise<string[]> {
  const { editor, other, random } = fixture;
  const problems: string[] = [];
  for (let step = 0; step < fixture.steps; step += 1) {
    const questions = questionsOf(fixture);
    for (const question of questions) await Promise.all([answer(editor, question), answer(other, question)]);
    const what = await makeEdit(fixture, Math.floor(random() * 10), step);
    const seen = await Promise.all(questions.map((question) => answer(editor, question)));
    const truths = await readWithoutCopies(editor, questions);
    for (const [index, question] of questions.entries()) {
      const label = `step ${step}, ${what}: ${question[0]} ${JSON.stringify(question[1])}`;
      if (seen[index] !== truths[index]) problems.push(`${label} is old where it was edited`);
      if (!(await isHeardOf(other, question, truths[index] ?? ''))) problems.push(`${label} is old elsewhere`);
    }
  }
  return problems;
}

function questionsOf({ ids, random }: CachedDocuments): Question[] {
  const one = (list: readonly number[]) => list[Math.floor(random() * list.length)] ?? 0;
  return [
    ['getHomeAll', {}],
    ['getFilmesList', {}],
    ['getSeriesList', { ordenacao: 'mais-recentes' }],
    ['getTrendingMovies', {}],
    ['getMediaByGenre', { genero: 'drama' }],
    ['getMediaByStreaming', { providerSlug: 'netflix', tipo: 'both' }],
    ['getStreamingNews', {}],
    ['getPlatformHistory', { providerSlug: 'netflix', evento: 'entraram' }],
    ['getPlatformHistory', { providerSlug: 'netflix', evento: 'sairam' }],
    ['getTitleChanges', { titleId: one(ids.movies) }],
    ['getDubbing', { titleId: one(ids.movies) }],
    ['getAgenda', {}],
    ['getPopularPeople', {}],
    ['getMovieDetails', { movieId: one(ids.movies) }],
    ['getTVDetails', { seriesId: one(ids.series) }],
    ['getPersonDetails', { personId: one(ids.people) }],
    ['getCustomCollections', {}],
    ['getCustomCollectionWithDetails', { collectionId: ids.collection }],
  ];
}

async function makeEdit({ editor, ids, random }: CachedDocuments, kind: number, step: number): Promise<string> {
  const signed = { author: 'redacao', note: '' };
  const one = (list: readonly number[]) => list[Math.floor(random() * list.length)] ?? 0;
  const movieId = one(ids.movies);
  const seriesId = one(ids.series);
  if (kind === 0) await editMovie(editor, { movieId, changes: { title: `Título ${step}` }, ...signed });
  if (kind === 1) await editMovie(editor, { movieId, changes: { isHidden: true }, ...signed });
  if (kind === 2) await editMovie(editor, { movieId, changes: { isHidden: null }, ...signed });
  if (kind === 3) await editSeries(editor, { seriesId, changes: { title: `Série ${step}` }, ...signed });
  if (kind === 4) await editSeries(editor, { seriesId, changes: { isHidden: step % 2 === 0 }, ...signed });
  if (kind === 5)
    await editPerson(editor, { personId: one(ids.people), changes: { name: `Pessoa ${step}` }, ...signed });
  // A film without synopsis is not listed; another backdrop may change a genre's tile.
  if (kind === 7) await editMovie(editor, { movieId, changes: { overview: '' }, ...signed });
  if (kind === 8) await editMovie(editor, { movieId, changes: { overview: null }, ...signed });
  if (kind === 9) await editMovie(editor, { movieId, changes: { backdropPath: `/outro-${step}.jpg` }, ...signed });
  if (kind === 6) {
    const changes = { titleH1: `Coleção ${step}` };
    await updateCollection(editor, { collectionId: ids.collection, changes, ...signed });
  }
  return `edit ${kind}`;
}

/** An error counts as an answer. */
async function answer(ctx: Context, [name, input]: Question): Promise<string> {
  return callFunction(ctx, name, input).then(
    ({ text }) => text,
    (error: { code?: string; message: string }) => `${error.code}: ${error.message}`,
  );
}

/** No document of a table, no cache of a process, and lists from the titles themselves instead of from blocks. */
async function readWithoutCopies(ctx: Context, questions: readonly Question[]): Promise<string[]> {
  await deleteAllDocuments(ctx.db);
  const copies = ctx.copies.empty();
  copies.lists.find = async () => undefined;
  const bare = { ...ctx, copies };
  return Promise.all(questions.map((question) => answer(bare, question)));
}

/** The other process is notified asynchronously; we promise two seconds. */
async function isHeardOf(ctx: Context, question: Question, truth: string): Promise<boolean> {
  for (let waited = 0; waited < 2_000; waited += 20) {
    if ((await answer(ctx, question)) === truth) return true;
    await sleep(20);
  }
  return false;
}
