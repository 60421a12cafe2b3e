import { type Selectable, sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import type { MovieCast, MovieCrew, MovieImages, MovieOffers, MovieVideos, People } from '../../infra/tables.ts';
import { listVoices, type VoiceRow } from '../dubbing/dubbing-credits.ts';
import { isBroken, isBrokenTrailer, unlessBroken } from '../links/links.ts';
import { offerCheckedOn } from '../subscriptions/free-offers.ts';
import { TITLE_TABLES, type TitleRef } from './title-tables.ts';

type Person = Pick<Selectable<People>, 'id' | 'name' | 'slug' | 'profile_path'>;
type Labels = Pick<Selectable<MovieOffers>, 'is_dubbed' | 'is_subtitled' | 'has_libras' | 'is_described'>;

/** Where a title can be watched; the last three are known of free services that editors entered. */
export interface OfferRow extends Labels, Pick<Selectable<MovieOffers>, 'kind' | 'url'> {
  id: number;
  name: string;
  logo_path: string | null;
  platform: string | null;
  source_url: string | null;
  checked_on: string | null;
  expires_on: string | null;
}

/** Lists that belong to a film or a series, each in display order. */
export interface ShownParts {
  cast: (Person & Pick<Selectable<MovieCast>, 'character'>)[];
  crew: (Person & Pick<Selectable<MovieCrew>, 'job' | 'department'>)[];
  images: Pick<Selectable<MovieImages>, 'kind' | 'file_path' | 'width' | 'height' | 'alt' | 'credit' | 'licence'>[];
  videos: Pick<
    Selectable<MovieVideos>,
    'tmdb_id' | 'youtube_key' | 'name' | 'type' | 'language' | 'published_at' | 'is_pinned'
  >[];
  offers: OfferRow[];
  voices: VoiceRow[];
}

export async function readShownParts(db: Db, title: TitleRef): Promise<ShownParts> {
  const tables = TITLE_TABLES[title.kind];
  const isOwned = sql`${sql.ref(tables.owner)} = ${title.id}`;
  const [cast, crew, images, videos, offers, voices] = await Promise.all([
    sql<ShownParts['cast'][number]>`
      select people.id, people.name, people.slug, people.profile_path, part.character
      from ${sql.table(tables.cast)} as part
      join people on people.id = part.person_id
      where ${isOwned} and people.is_public
      order by part.position
    `.execute(db),
    sql<ShownParts['crew'][number]>`
      select people.id, people.name, people.slug, people.profile_path, part.job, part.department
      from ${sql.table(tables.crew)} as part
      join people on people.id = part.person_id
      where ${isOwned} and people.is_public
      order by part.position
    `.execute(db),
    sql<ShownParts['images'][number]>`
      select kind, file_path, width, height, alt, credit, licence
      from ${sql.table(tables.images)}
      where ${isOwned}
      order by kind, position
    `.execute(db),
    sql<ShownParts['videos'][number]>`
      select tmdb_id, youtube_key, name, type, language, published_at, is_pinned
      from ${sql.table(tables.videos)}
      where ${isOwned} and not ${isBrokenTrailer(sql.ref('youtube_key'))}
      order by position
    `.execute(db),
    listOffers(db, title),
    listVoices(db, title),
  ]);
  return { cast: cast.rows, crew: crew.rows, images: images.rows, videos: videos.rows, offers, voices };
}

/** Without its address an offer of a free service is nothing. */
export async function listOffers(db: Db, { kind, id }: TitleRef): Promise<OfferRow[]> {
  const { offers, owner } = TITLE_TABLES[kind];
  const url = sql.ref('offer.url');
  const { rows } = await sql<OfferRow>`
    select offer.kind, ${unlessBroken(url)} as url, offer.is_dubbed, offer.is_subtitled, offer.has_libras, offer.is_described,
           watch_services.id, watch_services.name, watch_services.logo_path, platforms.slug as platform,
           free_offers.source_url, ${offerCheckedOn} as checked_on, free_offers.expires_on
    from ${sql.table(offers)} as offer
    join watch_services on watch_services.id = offer.service_id
    left join platform_services on platform_services.service_id = offer.service_id
    left join platforms on platforms.id = platform_services.platform_id and platforms.is_visible
    left join free_offers
      on free_offers.service_id = offer.service_id and free_offers.title_kind = ${kind}
      and free_offers.title_id = ${sql.ref(`offer.${owner}`)}
    left join free_services on free_services.id = free_offers.service_id
    where ${sql.ref(`offer.${owner}`)} = ${id} and not (free_offers.service_id is not null and ${isBroken(url)})
    order by offer.position
  `.execute(db);
  return rows;
}
