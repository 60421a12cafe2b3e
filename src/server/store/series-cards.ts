import type { Db } from '../infra/db.ts';
import { seriesServices } from './card-services.ts';

export const SERIES_CARD_COLUMNS = [
  'id',
  'version',
  'slug',
  'title',
  'first_air_date',
  'poster_path',
  'backdrop_path',
  'vote_average',
  'vote_count',
  'genre_ids',
] as const;

export type SeriesCardRow = Awaited<ReturnType<typeof selectSeriesCards>>[number];

/** In the order asked for; series we do not hold or do not list are left out. */
export async function listSeriesCards(db: Db, ids: readonly number[]): Promise<SeriesCardRow[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await selectSeriesCards(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectSeriesCards(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('series')
    .select(SERIES_CARD_COLUMNS)
    .select(seriesServices.as('services'))
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .where('is_listed', '=', true)
    .execute();
}
