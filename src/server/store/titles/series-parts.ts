import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import { isBroken, isBrokenTrailer, unlessBroken } from '../links/links.ts';

/** Lists that belong to a series, each in display order. */
export function listSeriesCast(db: Db, seriesId: number) {
  return db
    .selectFrom('series_cast')
    .innerJoin('people', 'people.id', 'series_cast.person_id')
    .select(['people.id', 'people.name', 'people.slug', 'people.profile_path', 'series_cast.character'])
    .where('series_id', '=', seriesId)
    .where('people.is_public', '=', true)
    .orderBy('series_cast.position')
    .execute();
}

export function listSeriesCrew(db: Db, seriesId: number) {
  return db
    .selectFrom('series_crew')
    .innerJoin('people', 'people.id', 'series_crew.person_id')
    .select([
      'people.id',
      'people.name',
      'people.slug',
      'people.profile_path',
      'series_crew.job',
      'series_crew.department',
    ])
    .where('series_id', '=', seriesId)
    .where('people.is_public', '=', true)
    .orderBy('series_crew.position')
    .execute();
}

export function listSeriesImages(db: Db, seriesId: number) {
  return db
    .selectFrom('series_images')
    .select(['kind', 'file_path', 'width', 'height', 'alt', 'credit', 'licence'])
    .where('series_id', '=', seriesId)
    .orderBy('kind')
    .orderBy('position')
    .execute();
}

export function listSeriesVideos(db: Db, seriesId: number) {
  return db
    .selectFrom('series_videos')
    .select(['tmdb_id', 'youtube_key', 'name', 'type', 'language', 'published_at', 'is_pinned'])
    .where('series_id', '=', seriesId)
    .where(({ not }) => not(isBrokenTrailer(sql.ref('youtube_key'))))
    .orderBy('position')
    .execute();
}

export function listSeriesOffers(db: Db, seriesId: number) {
  return (
    db
      .selectFrom('series_offers')
      .innerJoin('watch_services', 'watch_services.id', 'series_offers.service_id')
      .leftJoin('platform_services', 'platform_services.service_id', 'series_offers.service_id')
      .leftJoin('platforms', (join) =>
        join.onRef('platforms.id', '=', 'platform_services.platform_id').on('platforms.is_visible', '=', true),
      )
      .leftJoin('free_offers', (join) =>
        join
          .onRef('free_offers.service_id', '=', 'series_offers.service_id')
          .onRef('free_offers.title_id', '=', 'series_offers.series_id')
          .on('free_offers.title_kind', '=', 'series')
          .on('free_offers.removed_at', 'is', null),
      )
      .select(['free_offers.source_url', 'free_offers.checked_on', 'free_offers.expires_on'])
      .select([
        'series_offers.is_dubbed',
        'series_offers.is_subtitled',
        'series_offers.has_libras',
        'series_offers.is_described',
      ])
      .select([
        'series_offers.kind',
        unlessBroken(sql.ref('series_offers.url')).as('url'),
        'watch_services.id',
        'watch_services.name',
        'watch_services.logo_path',
        'platforms.slug as platform',
      ])
      .where('series_id', '=', seriesId)
      // As for films.
      .where(({ not, and }) =>
        not(and([sql<boolean>`free_offers.id is not null`, isBroken(sql.ref('series_offers.url'))])),
      )
      .orderBy('series_offers.position')
      .execute()
  );
}
