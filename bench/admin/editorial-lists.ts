import type pg from 'pg';
import { openCredits } from '../../src/server/admin/editing/open-credits.ts';
import { openEpisodes } from '../../src/server/admin/editing/open-episodes.ts';
import { readBrokenLinks } from '../../src/server/admin/links/broken-links.ts';
import { readLibrary } from '../../src/server/admin/media/read-library.ts';
import { openMerges } from '../../src/server/admin/people/open-merges.ts';
import type { Context } from '../../src/server/context.ts';
import { LINKS_LISTED, MEDIA } from '../../src/shared/admin/domain/limits.ts';

/** A list and the same rows by bare statements. */
interface Compared {
  name: string;
  ours: () => Promise<unknown>;
  bare: () => Promise<unknown>;
}

const PICTURES = 3_000;
const LINKS = 5_000;
const MERGES = 500;
const GALLERIES = 500;
const DRAFTS = 300;

/** What editors' pictures, links, merges, credits and episodes cost to read. Fills them first: a seeded catalogue has none of the first three. */
export async function listEditorial(ctx: Context, bare: pg.Client): Promise<Compared[]> {
  await fill(bare);
  const first = async (text: string) => (await bare.query<{ id: number }>(text)).rows[0]?.id ?? 0;
  const survivor = await first('select into_id as id from person_merges order by merged_at limit 1');
  const film = await first(
    "select id from movie_sources order by jsonb_array_length(payload->'cast') desc, id limit 1",
  );
  const series = await first(
    'select series_id as id from episodes group by series_id order by count(*) desc, 1 limit 1',
  );
  const season = await first(
    `select season_number as id from episodes where series_id = ${series} group by 1 order by count(*) desc, 1 limit 1`,
  );
  const library = { phrase: '', view: 'all', shape: 'any', licence: '', page: 1 } as const;
  const group = String(season);
  return [
    {
      name: 'the library of pictures',
      ours: () => readLibrary(ctx, library),
      async bare() {
        await bare.query(
          `select id, path, name, alt, credit, licence, width, height, expires_on, removed_at, focus_x, focus_y, version
           from own_pictures where removed_at is null order by created_at desc, id desc limit ${MEDIA.perPage}`,
        );
        await bare.query('select count(*), count(*) filter (where expires_on < now()) from own_pictures');
        await bare.query("select entity, entity_id, value from overrides where value::text like '%/own-%'");
        await bare.query("select entity, entity_id, value from drafts where is_open and value::text like '%/own-%'");
      },
    },
    {
      name: 'broken links by views',
      ours: () => readBrokenLinks(ctx, 'todos', 'views'),
      async bare() {
        await bare.query(
          `select links.id, url, reason, nights, since, views, kind, entity, entity_id, title, poster_path
           from links join link_uses on link_id = links.id left join movies on movies.id = entity_id
           where state = 'broken' order by views desc, since desc limit ${LINKS_LISTED}`,
        );
        await bare.query(
          "select kind, count(*) from links join link_uses on link_id = links.id where state = 'broken' group by kind",
        );
      },
    },
    {
      name: 'the merges of a person',
      ours: () => openMerges(ctx, survivor),
      bare: () =>
        bare.query(
          `select person_merges.id, from_id, into_id, name, merged_at from person_merges join people on people.id = from_id
           where undone_at is null and (from_id = $1 or into_id = $1) order by merged_at desc`,
          [survivor],
        ),
    },
    {
      name: 'the credits of a film',
      ours: () => openCredits(ctx, { entity: 'movie', id: film }, 'cast'),
      async bare() {
        await bare.query('select payload from movie_sources where id = $1', [film]);
        await bare.query("select field from overrides where entity = 'movie' and entity_id = $1", [film]);
      },
    },
    {
      name: 'the episodes of the longest series',
      ours: () => openEpisodes(ctx, series, { group, page: 1, isMissing: false }),
      async bare() {
        await bare.query('select * from series where id = $1', [series]);
        await bare.query('select season_number, count(*) from episodes where series_id = $1 group by 1', [series]);
        await bare.query(
          'select * from episodes where series_id = $1 and season_number = $2 order by number limit 50',
          [series, season],
        );
      },
    },
  ];
}

/** Names and hashes that no editor's row has; filled once, also into a catalogue that is measured again. */
async function fill(bare: pg.Client): Promise<void> {
  const path = "'/own-' || encode(sha256(('bench ' || place)::bytea), 'hex') || '.jpg'";
  await bare.query(
    `insert into own_pictures (path, sha256, bytes, width, height, alt, credit, licence, name, author, created_at, expires_on)
     select ${path}, encode(sha256(('bench ' || place)::bytea), 'hex'), 'x'::bytea, 1280, 720, 'bench', 'bench',
            'Licença ' || place % 7, 'Imagem ' || place, 'bench', now() - place * interval '1 minute', current_date + place
     from generate_series(1, ${PICTURES}) as place on conflict do nothing`,
  );
  await bare.query(
    `insert into overrides (entity, entity_id, field, value, author, updated_at)
     select 'movie', id, 'backdropPath', to_jsonb(${path}), 'bench', now()
     from (select id, row_number() over (order by popularity desc, id) as place from movies limit ${PICTURES / 2}) as film
     on conflict do nothing`,
  );
  // Galleries of two pictures, and drafts that name one.
  await bare.query(
    `insert into overrides (entity, entity_id, field, value, author, updated_at)
     select 'series', id, 'gallery', jsonb_build_object('first', '[]'::jsonb, 'hidden', '[]'::jsonb, 'own', (
       select jsonb_agg(jsonb_build_object('path', ${path}, 'width', 1280, 'height', 720, 'alt', 'bench', 'credit', 'bench',
                                           'licence', 'bench'))
       from (values (${PICTURES / 2} + series.nth), (${PICTURES / 2} + series.nth + 1)) as shown (place)
     )), 'bench', now()
     from (select id, row_number() over (order by popularity desc, id) as nth from series limit ${GALLERIES}) as series
     on conflict do nothing`,
  );
  await bare.query(
    `insert into drafts (entity, entity_id, field, value, is_open, version, author, updated_at)
     select 'series', id, 'backdropPath', to_jsonb(${path}), true, 1, 'bench', now()
     from (select id, row_number() over (order by popularity desc, id) as place from series limit ${DRAFTS}) as series
     on conflict do nothing`,
  );
  await bare.query(
    `insert into links (url, host, state, reason, nights, since, checked_at, next_check_at, views)
     select 'https://bench.example/' || place, 'bench.example', 'broken', 'gone', 2, now(), now(), now(), place
     from generate_series(1, ${LINKS}) as place on conflict do nothing`,
  );
  await bare.query(
    `insert into link_uses (link_id, kind, entity, entity_id)
     select links.id, 'service', 'movie', film.id
     from (select id, row_number() over (order by id) as place from links where host = 'bench.example') as links
     join (select id, row_number() over (order by popularity desc, id) as place from movies limit ${LINKS}) as film using (place)
     on conflict do nothing`,
  );
  await bare.query(
    `insert into person_merges (from_id, into_id, voice_rows, author, merged_at)
     select id, (select id from people order by id limit 1), '{}', 'bench', now()
     from (select id from people order by id offset 1 limit ${MERGES}) as merged
     where not exists (select from person_merges where author = 'bench') on conflict do nothing`,
  );
  // As autovacuum does; a login that may not is only warned.
  await bare.query('analyze own_pictures, overrides, drafts, links, link_uses, person_merges');
}
