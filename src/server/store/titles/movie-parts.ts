import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import { isBroken, isBrokenTrailer, unlessBroken } from '../links/links.ts';

/** Lists that belong to a film, each in display order. */
export function listCast(db: Db, movieId: number) {
  return db
    .selectFrom('movie_cast')
    .innerJoin('people', 'people.id', 'movie_cast.person_id')
    .select(['people.id', 'people.name', 'people.slug', 'people.profile_path', 'movie_cast.character'])
    .where('movie_id', '=', movieId)
    .where('people.is_public', '=', true)
    .orderBy('movie_cast.position')
    .execute();
}

export function listCrew(db: Db, movieId: number) {
  return db
    .selectFrom('movie_crew')
    .innerJoin('people', 'people.id', 'movie_crew.person_id')
    .select([
      'people.id',
      'people.name',
      'people.slug',
      'people.profile_path',
      'movie_crew.job',
      'movie_crew.department',
    ])
    .where('movie_id', '=', movieId)
    .where('people.is_public', '=', true)
    .orderBy('movie_crew.position')
    .execute();
}

export function listImages(db: Db, movieId: number) {
  return db
    .selectFrom('movie_images')
    .select(['kind', 'file_path', 'width', 'height', 'alt', 'credit', 'licence'])
    .where('movie_id', '=', movieId)
    .orderBy('kind')
    .orderBy('position')
    .execute();
}

export function listVideos(db: Db, movieId: number) {
  return db
    .selectFrom('movie_videos')
    .select(['tmdb_id', 'youtube_key', 'name', 'type', 'language', 'published_at', 'is_pinned'])
    .where('movie_id', '=', movieId)
    .where(({ not }) => not(isBrokenTrailer(sql.ref('youtube_key'))))
    .orderBy('position')
    .execute();
}

export function listOffers(db: Db, movieId: number) {
  return (
    db
      .selectFrom('movie_offers')
      .innerJoin('watch_services', 'watch_services.id', 'movie_offers.service_id')
      .leftJoin('platform_services', 'platform_services.service_id', 'movie_offers.service_id')
      .leftJoin('platforms', (join) =>
        join.onRef('platforms.id', '=', 'platform_services.platform_id').on('platforms.is_visible', '=', true),
      )
      .leftJoin('free_offers', (join) =>
        join
          .onRef('free_offers.service_id', '=', 'movie_offers.service_id')
          .onRef('free_offers.title_id', '=', 'movie_offers.movie_id')
          .on('free_offers.title_kind', '=', 'movie')
          .on('free_offers.removed_at', 'is', null),
      )
      .select(['free_offers.source_url', 'free_offers.checked_on', 'free_offers.expires_on'])
      .select([
        'movie_offers.is_dubbed',
        'movie_offers.is_subtitled',
        'movie_offers.has_libras',
        'movie_offers.is_described',
      ])
      .select([
        'movie_offers.kind',
        unlessBroken(sql.ref('movie_offers.url')).as('url'),
        'watch_services.id',
        'watch_services.name',
        'watch_services.logo_path',
        'platforms.slug as platform',
      ])
      .where('movie_id', '=', movieId)
      // Without its address an offer of a free service is nothing.
      .where(({ not, and }) =>
        not(and([sql<boolean>`free_offers.id is not null`, isBroken(sql.ref('movie_offers.url'))])),
      )
      .orderBy('movie_offers.position')
      .execute()
  );
}
