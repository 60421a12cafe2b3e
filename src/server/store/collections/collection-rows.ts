import { type RawBuilder, sql } from 'kysely';
import type { CollectionState } from '#shared/admin/domain/editing/edited-collection.ts';
import type { Db } from '../../infra/db.ts';

export interface CollectionRow {
  id: number;
  name: string;
  slug: string;
  coverPath: string | null;
  state: CollectionState;
  hasDraft: boolean;
  reviewState: 'open' | 'returned' | null;
  publishAt: Date | null;
  movies: number;
  series: number;
  isChronological: boolean;
  troubled: number;
  editedAt: Date;
  editedBy: string | null;
}

/** The value of a field's open draft, if there is one; else the published one. */
function written(field: string): RawBuilder<unknown> {
  return sql`coalesce(
    (select value from drafts as draft
     where draft.entity = 'collection' and draft.entity_id = collection.id and draft.field = ${field} and draft.is_open),
    (select value from overrides as override
     where override.entity = 'collection' and override.entity_id = collection.id and override.field = ${field})
  )`;
}

/** As editors see it: with the drafted name and titles. Hidden, removed and unknown titles are counted separately. */
const LINES = sql`
  select collection.id, coalesce(${written('name')} #>> '{}', collection.title) as name,
         coalesce(${written('slug')} #>> '{}', collection.slug) as slug,
         coalesce(${written('coverPath')} #>> '{}', shown.cover) as "coverPath",
         case
           when collection.is_public then 'on-air'
           when plan.publish_at is not null then 'planned'
           when collection.first_published_at is not null then 'off'
           else 'draft'
         end as state,
         exists (
           select from drafts where entity = 'collection' and entity_id = collection.id and is_open
         ) as "hasDraft",
         (
           select review.state from reviews as review
           where review.entity = 'collection' and review.entity_id = collection.id and review.state in ('open', 'returned')
         ) as "reviewState",
         plan.publish_at as "publishAt",
         coalesce(shown.movies, 0)::integer as movies, coalesce(shown.series, 0)::integer as series,
         coalesce((${written('isChronological')})::boolean, false) as "isChronological",
         coalesce(shown.troubled, 0)::integer as troubled,
         coalesce(touched.at, collection.changed_at) as "editedAt", touched.author as "editedBy"
  from records as collection
  left join plans as plan on plan.entity = 'collection' and plan.entity_id = collection.id
  left join lateral (
    select count(*) filter (where item ->> 'kind' = 'movie') as movies,
           count(*) filter (where item ->> 'kind' = 'series') as series,
           count(*) filter (where held.is_public is not true) as troubled,
           (array_agg(held.backdrop_path order by (item ->> 'kind' <> 'movie'), place)
             filter (where held.backdrop_path is not null and held.is_public))[1] as cover
    from jsonb_array_elements(
      case when jsonb_typeof(${written('items')}) = 'array' then ${written('items')} else '[]' end
    ) with ordinality as listed (item, place)
    left join lateral (
      select is_public, backdrop_path from movies
      where item ->> 'kind' = 'movie' and movies.id = (item ->> 'titleId')::integer
      union all
      select is_public, backdrop_path from series
      where item ->> 'kind' = 'series' and series.id = (item ->> 'titleId')::integer
    ) as held on true
  ) as shown on true
  left join lateral (
    select updated_at as at, author
    from drafts
    where entity = 'collection' and entity_id = collection.id
    order by updated_at desc
    limit 1
  ) as touched on true
  where collection.entity = 'collection' and collection.removed_at is null
`;

/** The most recently edited first. There are hundreds of collections, not thousands: the caller filters them all. */
export async function listCollectionRows(db: Db): Promise<CollectionRow[]> {
  const { rows } = await sql<CollectionRow>`
    select * from (${LINES}) as line order by "editedAt" desc, id desc
  `.execute(db);
  return rows;
}
