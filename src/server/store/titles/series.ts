import { type Insertable, type Selectable, sql } from 'kysely';
import { COLUMNS } from '../../infra/columns.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Series } from '../../infra/tables.ts';
import type { CreditEdit } from '../people/credit-edits.ts';
import { type CreditedPerson, upsertPeople } from '../people/credited-people.ts';
import { type Alias, replaceAliases } from './aliases.ts';
import { hashContent, saveContentMarks } from './content-marks.ts';
import { isSeriesIndexable } from './indexable.ts';
import {
  nameAddedServices,
  type OfferedService,
  type PartRow,
  type ProjectionStamp,
  replaceParts,
  upsertServices,
} from './title-parts.ts';

/** The series as shown, after a sync or an edit; `version`, `updated_at` and `projected_by` are set when it is saved. */
export type SeriesRow = Omit<Insertable<Series>, 'version' | 'updated_at' | 'projected_by'>;

export interface SeriesProjection {
  series: SeriesRow;
  seasons: PartRow<'seasons'>[];
  episodes: PartRow<'episodes'>[];
  people: CreditedPerson[];
  cast: PartRow<'series_cast'>[];
  crew: PartRow<'series_crew'>[];
  creditEdits: CreditEdit[];
  images: PartRow<'series_images'>[];
  videos: PartRow<'series_videos'>[];
  services: OfferedService[];
  addedServices: OfferedService[];
  offers: PartRow<'series_offers'>[];
  aliases: Alias[];
}

/** Replaces everything projected of one series and gives it a new version. */
export async function saveSeries(trx: Trx, projection: SeriesProjection, written: ProjectionStamp): Promise<void> {
  const { series, seasons, episodes } = projection;
  const seriesId = series.id;
  const row = { ...series, projected_by: written.version };
  await trx
    .insertInto('series')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...row,
        version: sql<number>`nextval('content_version')`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .execute();
  await upsertPeople(trx, projection.people, written.seenAt);
  await upsertServices(trx, projection.services, written.seenAt);
  await replaceParts(trx, seriesId, {
    seasons,
    episodes,
    series_cast: projection.cast,
    series_crew: projection.crew,
    series_images: projection.images,
    series_videos: projection.videos,
    series_offers: await nameAddedServices(trx, projection),
  });
  await replaceAliases(trx, { entity: 'series', id: seriesId }, projection.aliases);
  await saveContentMarks(trx, [
    { kind: 'series', id: seriesId, hash: hashContent({ ...projection, episodes: [], creditEdits: undefined }) },
    ...seasons.map((season) => ({
      kind: 'season' as const,
      id: seriesId,
      part: season.number,
      hash: hashContent([season, episodes.filter((episode) => episode.season_number === season.number)]),
    })),
  ]);
}

export type StoredSeries = Selectable<Series> & {
  /** A search engine may list it. */
  is_indexable: boolean;
};

export function findSeries(db: Db, id: number): Promise<StoredSeries | undefined> {
  return db
    .selectFrom('series')
    .select(COLUMNS.series)
    .select(isSeriesIndexable.as('is_indexable'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** TMDB was asked and nothing had changed: only the check time moves, and no cached copy is invalidated. */
export async function touchSeriesOffers(trx: Trx, seriesId: number, checkedAt: Date): Promise<void> {
  await trx.updateTable('series').set({ offers_checked_at: checkedAt }).where('id', '=', seriesId).execute();
}
