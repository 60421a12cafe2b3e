import { parseArgs } from 'node:util';
import pg from 'pg';
import { readCalendar } from '../../src/server/admin/calendar/read-calendar.ts';
import { findSubjects, type SubjectQuery } from '../../src/server/admin/dashboard/find-subjects.ts';
import { findQueuePlace, readQueues } from '../../src/server/admin/dashboard/queues.ts';
import { openSubject } from '../../src/server/admin/editing/open-subject.ts';
import { saveDraft } from '../../src/server/admin/editing/save-draft.ts';
import { openAdminContext, openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { addDays, toBrazilianDay } from '../../src/shared/domain/day.ts';
import { median } from '../../tools/figures.ts';
import { listEditorial } from './editorial-lists.ts';

export interface AdminLine {
  name: string;
  kind: 'list' | 'edit';
  oursMs: number;
  bareMs: number;
}

export interface AdminReport {
  films: number;
  lines: AdminLine[];
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '25' } } });
const rounds = Number(values.rounds);
const env = readEnv();
const opened = await openContext(env, createLog('silent'));
const { ctx, close } = openAdminContext(env, opened.ctx);
const bare = new pg.Client({ connectionString: env.DATABASE_URL });
await bare.connect();

/** The columns that a list shows and that are in the film's own row. */
const COLUMNS =
  'id, title, release_year, slug, poster_path, certification, is_public, is_noindex, text_language, popularity';
const page = (where: string, offset = 0) =>
  `select ${COLUMNS} from movies ${where} order by popularity desc, id limit 50 offset ${offset}`;
/** The total above a list, counted up to the same limit as ours. */
const counted = (where: string) => `select count(*) from (select 1 from movies ${where} limit 10001) as counted`;

const named = `where id in (
  select id from movies where search_words(search_title) @@ '''mar'':*'::tsquery
  union select id from movies where search_words(search_original_title) @@ '''mar'':*'::tsquery
)`;
const LISTS: readonly [name: string, asked: Omit<SubjectQuery, 'entity'>, where: string, offset?: number][] = [
  ['films, the first page', {}, ''],
  ['films, page 100', { page: 100 }, '', 4_950],
  ['published', { state: 'no-ar' }, 'where is_public'],
  ['hidden', { state: 'oculto' }, 'where not is_public'],
  ['without a synopsis', { text: 'ausente' }, "where text_language = 'none'"],
  ['language to check', { text: 'suspeito' }, "where text_language in ('pt-PT', 'en', 'es', 'other')"],
  ['without a rating', { isUncertified: true }, 'where certification is null and is_public'],
  ['of a genre', { genreId: 18 }, "where genre_ids @> '{18}'"],
  ['of a rare genre', { genreId: 37 }, "where genre_ids @> '{37}'"],
  ['of a year', { year: 2015 }, 'where release_year = 2015'],
  [
    'at a platform',
    { platformId: 8 },
    'where id in (select movie_id from movie_offers join platform_services using (service_id) where platform_id = 8)',
  ],
  [
    'of a genre, a year and unrated',
    { genreId: 18, year: 2015, isUncertified: true },
    "where genre_ids @> '{18}' and release_year = 2015 and certification is null and is_public",
  ],
  ['by name', { query: 'mar' }, named],
];

const lines: AdminLine[] = [];
for (const [name, asked, where, offset] of LISTS) {
  const pair = await race(
    () => findSubjects(ctx, { entity: 'movie', ...asked }),
    async () => {
      await bare.query(page(where, offset));
      await bare.query(counted(where));
    },
  );
  lines.push({ name, kind: 'list', ...pair });
}

/** Views of the most popular tenth, so that the queues have an audience to be ordered by. */
for (const [kind, table] of [
  ['movie', 'movies'],
  ['series', 'series'],
] as const)
  await bare.query(
    `insert into title_audience (kind, title_id, views)
     select '${kind}', id, 1 + id % 5000 from ${table} order by popularity desc limit 20000 on conflict do nothing`,
  );
const QUEUED = [
  "face.text_language = 'en' and face.is_public",
  "face.text_language = 'none' and face.is_public",
  "face.text_language = 'pt-PT' and face.is_public",
  'face.certification is null and face.is_public',
];
const viewed = (kind: string, table: string, where: string) =>
  `select face.id, top.views from (
     select title_id as id, views from title_audience where kind = '${kind}' order by views desc, title_id limit 2000
   ) as top join ${table} as face on face.id = top.id where ${where} order by top.views desc, face.id`;
lines.push({
  name: 'the queues of the dashboard',
  kind: 'list',
  ...(await race(
    () => readQueues(ctx),
    async () => {
      for (const where of QUEUED) {
        await bare.query(viewed('movie', 'movies', where));
        await bare.query(viewed('series', 'series', where));
      }
    },
  )),
});
const { rows: unrated } = await bare.query<{ id: number }>(
  'select id from movies where certification is null and is_public order by popularity desc limit 200',
);
let walked = 0;
lines.push({
  name: 'a place in a queue',
  kind: 'list',
  ...(await race(
    () => findQueuePlace(ctx, { entity: 'movie', id: unrated[walked++ % unrated.length]?.id ?? 0 }, 'uncertified'),
    async () => {
      await bare.query(viewed('movie', 'movies', QUEUED[3] ?? ''));
      await bare.query(counted('where certification is null and is_public'));
    },
  )),
});

/** A plan for each of 5,000 films, over a year; a month of them is read. */
await bare.query(
  `insert into plans (entity, entity_id, publish_at, unpublish_at, seen, author, planned_at)
   select 'movie', id, now() + place * interval '105 minutes', now() + (place + 7) * interval '105 minutes',
          '{"tagline": 1}', 'bench', now()
   from (select id, row_number() over (order by popularity desc, id) as place from movies limit 5000) as film
   on conflict do nothing`,
);
const [from, to] = [0, 34].map((ahead) => addDays(toBrazilianDay(ctx.now()), ahead)) as [string, string];
lines.push({
  name: 'a month of the calendar',
  kind: 'list',
  ...(await race(
    () => readCalendar(ctx, { from, to }),
    async () => {
      await bare.query(
        `select plan.entity, plan.entity_id, plan.publish_at, plan.unpublish_at, plan.seen, movies.title
         from plans as plan join movies on movies.id = plan.entity_id
         where plan.publish_at >= $1::date and plan.publish_at < $2::date + 1
         order by plan.publish_at limit 300`,
        [from, to],
      );
      await bare.query(
        `select movies.id, movies.title, movies.popularity, released_on from movie_releases
         join movies on movies.id = movie_id where type in (2, 3) and released_on between $1 and $2
         order by released_on, movies.popularity desc`,
        [from, to],
      );
      await bare.query(
        'select id, expires_on, name, alt, path from own_pictures where removed_at is null and expires_on between $1 and $2',
        [from, to],
      );
      await bare.query("select entity, entity_id, value from overrides where value::text like '%/own-%'");
    },
  )),
});

for (const { name, ours, bare: theirs } of await listEditorial(ctx, bare))
  lines.push({ name, kind: 'list', ...(await race(ours, theirs)) });

const { rows: ids } = await bare.query<{ id: number }>('select id from movies order by popularity desc limit 200');
const editor = { actor: { id: 'bench', network: '' }, role: 'editor' } as const;
let turn = 0;
const nextId = () => ids[turn++ % ids.length]?.id ?? 0;
lines.push({
  name: 'opening a film',
  kind: 'edit',
  ...(await race(() => openSubject(ctx, { entity: 'movie', id: nextId() }), transact)),
});
// Of an earlier run over the same catalogue.
const { rows: saved } = await bare.query<{ id: number; version: number }>(
  "select entity_id as id, version from drafts where entity = 'movie' and field = 'tagline'",
);
const versions = new Map(saved.map(({ id, version }) => [id, version]));
lines.push({
  name: 'saving a film',
  kind: 'edit',
  ...(await race(async () => {
    const id = nextId();
    const version = versions.get(id) ?? 0;
    const save = { field: 'tagline', value: `${id}, ${version}`, version };
    const outcome = await saveDraft(ctx, editor, { entity: 'movie', id }, [save]);
    versions.set(id, outcome.saved[0]?.version ?? version);
  }, transact)),
});
const { rows } = await bare.query<{ count: string }>('select count(*) from movies');
process.send?.({ films: Number(rows[0]?.count), lines } satisfies AdminReport);
await bare.end();
await close();
await opened.close();
process.disconnect?.();

/** Reads and writes one row as a save must, without any of its checks. */
async function transact(): Promise<void> {
  const id = nextId();
  await bare.query('begin');
  await bare.query('select id from movie_sources where id = $1 for update', [id]);
  await bare.query('update movie_sources set missing_since = null where id = $1', [id]);
  await bare.query('commit');
}

/** Alternates, so that other load on the machine affects both. */
async function race(ours: () => Promise<unknown>, theirs: () => Promise<unknown>) {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -3; round < rounds; round += 1) {
    const [oursMs, bareMs] = [await timed(ours), await timed(theirs)];
    // The first three rounds are a warm-up.
    if (round < 0) continue;
    times.ours.push(oursMs);
    times.bare.push(bareMs);
  }
  return { oursMs: median(times.ours), bareMs: median(times.bare) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
