import { readPreviewToken } from '#server/admin/editing/preview-token.ts';
import { withDraft } from '#server/admin/editing/with-draft.ts';
import { callFunction } from '#server/catalogue/documents/call-function.ts';
import { readShownTexts, type ShownTexts } from '#server/catalogue/home/site-pages.ts';
import { recordReaders } from '#server/catalogue/records/record-readers.ts';
import type { Context } from '#server/context.ts';
import type { KeyRing } from '#server/infra/key-ring.ts';
import { SingleFlight } from '#server/infra/single-flight.ts';
import { whenPossible } from '#server/staff/when-possible.ts';
import { listTaxonomy } from '#server/store/taxonomy/taxonomy.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import type { ResponseOf } from '#shared/contract/functions.ts';
import { daysBetween, toBrazilianDay } from '#shared/domain/day.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { pageOf } from '#shared/domain/site/page-texts.ts';
import type { TaxonomyFields, TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';

/** A document as its draft would make it; of home, as it would be on this day. */
type Preview<T> = (token: string, day?: string) => Promise<T>;

export interface Previews {
  movie: Preview<ResponseOf<'getMovieDetails'>>;
  series: Preview<ResponseOf<'getTVDetails'>>;
  person: Preview<ResponseOf<'getPersonDetails'>>;
  collection: Preview<ResponseOf<'getCustomCollectionWithDetails'>>;
  news: Preview<ResponseOf<'getNewsBySlug'>>;
  page: Preview<ShownTexts>;
  genre: Preview<TaxonomyFields>;
  platform: Preview<TaxonomyFields>;
  home: Preview<ResponseOf<'getHomeAll'>>;
}

/** Draft pages, by preview token. None without the admin. */
export function openPreviews(ctx: Context, keys: KeyRing | undefined): Previews {
  // Rendering a draft holds its subject's lock, so concurrent requests share one render.
  const flights = new SingleFlight<unknown>();
  const previewOf =
    <T>(entity: Editable, build: (ctx: Context, id: number) => Promise<{ value: T }>) =>
    async (token: string, day?: string): Promise<T> => {
      const subject = keys === undefined ? undefined : readPreviewToken(keys, token, ctx.now());
      if (subject?.entity !== entity) throw new Failure('not-found', subjects[entity].words.notFound);
      const key = [entity, subject.id, day].join(':');
      const made = flights.run(key, () =>
        withDraft(ctx, subject, async (drafted) => (await build(onDay(drafted, day), subject.id)).value),
      );
      return (await whenPossible(() => made)) as T;
    };
  return {
    movie: previewOf('movie', (drafted, movieId) => callFunction(drafted, 'getMovieDetails', { movieId })),
    series: previewOf('series', (drafted, seriesId) => callFunction(drafted, 'getTVDetails', { seriesId })),
    person: previewOf('person', (drafted, personId) => callFunction(drafted, 'getPersonDetails', { personId })),
    collection: previewOf('collection', recordReaders.collection.byId),
    news: previewOf('news', recordReaders.news.byId),
    page: previewOf('page', async (drafted, id) => {
      const page = pageOf(id);
      if (page === undefined || page === 'home') throw new Failure('not-found', subjects.page.words.notFound);
      return { value: await readShownTexts(drafted, page) };
    }),
    genre: previewOf('genre', (drafted, id) => readTaxonomyFields(drafted, 'genre', id)),
    platform: previewOf('platform', (drafted, id) => readTaxonomyFields(drafted, 'platform', id)),
    home: previewOf('home', (drafted) => callFunction(drafted, 'getHomeAll', {})),
  };
}

/** The same hour on another day. */
function onDay(ctx: Context, day: string | undefined): Context {
  if (day === undefined) return ctx;
  const ahead = daysBetween(toBrazilianDay(ctx.now()), day) * 86_400_000;
  return { ...ctx, now: () => new Date(ctx.now().getTime() + ahead) };
}

/** The words of a genre or platform; its lists do not depend on the draft. */
async function readTaxonomyFields(
  drafted: Context,
  kind: TaxonomyKind,
  id: number,
): Promise<{ value: TaxonomyFields }> {
  const row = (await listTaxonomy(drafted.db, kind)).find((each) => each.id === id);
  if (!row) throw new Failure('not-found', subjects[kind].words.notFound);
  return { value: row };
}
