import { sql } from 'kysely';
import { INDEXABLE } from '#shared/domain/limits.ts';

/**
 * Which pages a search engine may index. `robots` and the sitemaps use these same expressions, so they cannot disagree.
 * Unlisted titles are excluded: no page links to them. Each expression refers only to its own table (`movies`, `series`,
 * `people`, `seasons`).
 */
export const isMovieIndexable = sql<boolean>`(
  movies.is_listed and not movies.is_noindex and movies.poster_path is not null
  and (
    (movies.overview_language like 'pt%' and char_length(movies.overview) >= ${sql.lit(INDEXABLE.overviewCharacters)})
    or coalesce(movies.curiosities_html, '') <> '' or coalesce(movies.additional_infos_html, '') <> ''
  )
  and (
    movies.vote_count >= ${sql.lit(INDEXABLE.votes)}
    or exists (select from movie_offers as indexed_offer where indexed_offer.movie_id = movies.id)
    or exists (
      select from rankings as indexed_ranking
      where indexed_ranking.name = 'movie-now-playing' and indexed_ranking.kind = 'movie'
        and indexed_ranking.entity_id = movies.id
    )
  )
)`;

export const isSeriesIndexable = sql<boolean>`(
  series.is_listed and not series.is_noindex and series.poster_path is not null
  and (
    (series.overview_language like 'pt%' and char_length(series.overview) >= ${sql.lit(INDEXABLE.overviewCharacters)})
    or coalesce(series.curiosities_html, '') <> '' or coalesce(series.additional_infos_html, '') <> ''
  )
  and (
    series.vote_count >= ${sql.lit(INDEXABLE.votes)}
    or exists (select from series_offers as indexed_offer where indexed_offer.series_id = series.id)
  )
)`;

/** At least one episode of the season has a text. TMDB names an untranslated episode "Episódio 3". */
export const hasSeasonTexts = sql<boolean>`exists (
  select from episodes as indexed_episode
  where indexed_episode.series_id = seasons.series_id and indexed_episode.season_number = seasons.number
    and (
      indexed_episode.overview <> ''
      or (indexed_episode.name <> '' and indexed_episode.name !~ '^Epis.dio [0-9]+$')
    )
)`;

/**
 * A photo, and a biography in Portuguese or enough indexable titles. Voice actors rarely have a photo, and no other guide lists what
 * they dubbed: enough dubbed titles are enough.
 */
export const isPersonIndexable = sql<boolean>`(
  people.is_public and not people.is_noindex and people.has_source
  and (
    people.profile_path is not null and (
    (people.biography_language like 'pt%' and people.biography <> '')
    or coalesce(people.curiosities_html, '') <> '' or coalesce(people.additional_infos_html, '') <> ''
    or (
      select count(*)
      from (
        select distinct indexed_credit.kind, indexed_credit.title_id
        from person_credits as indexed_credit
        where indexed_credit.person_id = people.id
          and (
            (indexed_credit.kind = 'movie' and exists (
              select from movies where movies.id = indexed_credit.title_id and ${isMovieIndexable}
            ))
            or (indexed_credit.kind = 'series' and exists (
              select from series where series.id = indexed_credit.title_id and ${isSeriesIndexable}
            ))
          )
        limit ${sql.lit(INDEXABLE.personCredits)}
      ) as found
    ) >= ${sql.lit(INDEXABLE.personCredits)}
    )
    or (
      select count(distinct (dubbed.title_kind, dubbed.title_id))
      from dubbing_credits as dubbed
      where dubbed.voice_id = people.id
        and (
          (dubbed.title_kind = 'movie' and exists (
            select from movies where movies.id = dubbed.title_id and ${isMovieIndexable}
          ))
          or (dubbed.title_kind = 'series' and exists (
            select from series where series.id = dubbed.title_id and ${isSeriesIndexable}
          ))
        )
    ) >= ${sql.lit(INDEXABLE.personCredits)}
  )
)`;
