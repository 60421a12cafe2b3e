import type { Insertable, Selectable } from 'kysely';
import { COLUMNS } from '../../infra/columns.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Series } from '../../infra/tables.ts';
import { hashContent, saveContentMarks } from './content-marks.ts';
import { isSeriesIndexable } from './indexable.ts';
import { asNewVersion, saveTitleParts, type TitleProjection } from './save-title.ts';
import { nameAddedServices, type PartRow, type ProjectionStamp } from './title-parts.ts';

/** The series as shown, after a sync or an edit; `version`, `updated_at` and `projected_by` are set when it is saved. */
export type SeriesRow = Omit<Insertable<Series>, 'version' | 'updated_at' | 'projected_by'>;

export interface SeriesProjection extends TitleProjection<'series'> {
  series: SeriesRow;
  seasons: PartRow<'seasons'>[];
  episodes: PartRow<'episodes'>[];
}

/** Replaces everything projected of one series and gives it a new version. */
export async function saveSeries(trx: Trx, projection: SeriesProjection, written: ProjectionStamp): Promise<void> {
  const { series, seasons, episodes } = projection;
  const { id } = series;
  const row = { ...series, projected_by: written.version };
  await trx
    .insertInto('series')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(asNewVersion(row)))
    .execute();
  await saveTitleParts(trx, { kind: 'series', id }, projection, written, async () => ({
    seasons,
    episodes,
    series_cast: projection.cast,
    series_crew: projection.crew,
    series_images: projection.images,
    series_videos: projection.videos,
    series_offers: await nameAddedServices(trx, projection),
  }));
  await saveContentMarks(trx, [
    {
      kind: 'series',
      id,
      hash: hashContent({
        ...projection,
        episodes: [],
        creditEdits: undefined,
        voices: undefined,
        ownOffers: undefined,
      }),
    },
    ...seasons.map((season) => ({
      kind: 'season' as const,
      id,
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
