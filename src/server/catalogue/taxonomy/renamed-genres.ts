import { tags } from '#shared/domain/tags.ts';
import type { Genre } from '#shared/domain/titles/genres.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import { listRenamedGenres } from '../../store/taxonomy/genres.ts';
import { type Answer, fieldOf, replaceField } from '../documents/answer.ts';
import { readSiteSetting } from '../documents/read-site-settings.ts';

type Renamed = Readonly<Record<TitleKind, ReadonlyMap<number, { name: string; slug: string }>>>;

const NONE: Renamed = { movie: new Map(), series: new Map() };

/**
 * A title's genres with the names editors gave them. Applied when the document is read, not when it is built: a rename then
 * changes one small map, not every document.
 */
export async function withRenamedGenres<T extends { genres: Genre[] }>(
  ctx: Context,
  kind: TitleKind,
  answer: Answer<T>,
): Promise<Answer<T>> {
  const renamed = (await readSiteSetting(ctx, { key: 'genre-names', tag: tags.genres(), none: NONE, read }))[kind];
  if (renamed.size === 0) return answer;
  const genres = fieldOf(answer, 'genres');
  if (!genres.some(({ id }) => renamed.has(id))) return answer;
  const named = genres.map((genre) => ({ ...genre, ...renamed.get(genre.id) }));
  return replaceField(answer, 'genres', named);
}

async function read(ctx: Context): Promise<Renamed> {
  const genres = await listRenamedGenres(ctx.db);
  const namesOf = (kind: TitleKind) =>
    new Map(genres.flatMap(({ name, slug, ids }) => ids[kind].map((id) => [id, { name, slug }] as const)));
  return { movie: namesOf('movie'), series: namesOf('series') };
}
