import { createProgress } from '../../src/processes/cli/progress.ts';
import type { Context } from '../../src/server/context.ts';

/** The simulator's picture sizes that pages use (`src/server/images/sizes.ts`), by how many titles need them. */
const EVERY_POSTER = ['w342', 'w500'];
const EVERY_BACKDROP = ['w780'];
const HERO_SIZES = ['w1280', 'original'];
const EVERY_PORTRAIT = ['w185'];
/** The size that /pessoas shows on a wide screen. */
const KNOWN_PORTRAIT = ['h632'];

/** The title pages a visitor opens first; the large pictures of other pages are drawn on request. */
const HEROES_PER_KIND = 12;
/** Six pages of /pessoas. */
const KNOWN_PEOPLE = 120;
const FIRST_PEOPLE = 40;
/** As many as a title page shows side by side on a wide screen. */
const CAST_SHOWN = 6;
/** The simulator draws on its own threads; a few requests keep them busy. */
const TOGETHER = 6;

/**
 * Asks the simulator for every picture that lists and title pages show at first, so that it stores them. Pictures that
 * are stored already cost a file read.
 */
export async function drawPictures(ctx: Context, simulatorUrl: string, signal?: AbortSignal): Promise<void> {
  const addresses = await listAddresses(ctx);
  const progress = createProgress('drawing the pictures', process.stdout);
  const waiting = [...addresses];
  const work = async () => {
    for (let next = waiting.shift(); next && !signal?.aborted; next = waiting.shift()) {
      const answer = await fetch(`${simulatorUrl}/t/p/${next}`);
      await answer.arrayBuffer();
      progress.update(addresses.length - waiting.length, addresses.length);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  progress.end();
}

/** `w342/p-598-1.jpg`, each once. */
async function listAddresses(ctx: Context): Promise<string[]> {
  const [movies, series, genres, { known, cast }] = await Promise.all([
    listTitles(ctx, 'movies'),
    listTitles(ctx, 'series'),
    ctx.db.selectFrom('genres').select('backdrop_path').execute(),
    listPortraits(ctx),
  ]);
  const titles = [...movies, ...series];
  const heroes = [...movies.slice(0, HEROES_PER_KIND), ...series.slice(0, HEROES_PER_KIND)];
  const inSizes = (sizes: readonly string[], files: readonly (string | null)[]) =>
    files.flatMap((file) => (file ? sizes.map((size) => `${size}${file}`) : []));
  return [
    ...new Set([
      ...inSizes(HERO_SIZES, backdropsOf(heroes)),
      ...inSizes(
        EVERY_POSTER,
        titles.map(({ poster_path }) => poster_path),
      ),
      ...inSizes(EVERY_BACKDROP, [...backdropsOf(titles), ...backdropsOf(genres)]),
      ...inSizes(EVERY_PORTRAIT, [...known, ...cast]),
      ...inSizes(KNOWN_PORTRAIT, known.slice(0, FIRST_PEOPLE)),
    ]),
  ];
}

const backdropsOf = (rows: readonly { backdrop_path: string | null }[]) =>
  rows.map(({ backdrop_path }) => backdrop_path);

function listTitles(ctx: Context, table: 'movies' | 'series') {
  return ctx.db
    .selectFrom(table)
    .select(['poster_path', 'backdrop_path'])
    .where('is_listed', '=', true)
    .orderBy('popularity', 'desc')
    .execute();
}

async function listPortraits({ db }: Context) {
  const portraits = db.selectFrom('people').select('profile_path');
  const inCast = (table: 'movie_cast' | 'series_cast') =>
    db.selectFrom(table).select('person_id').where('position', '<', CAST_SHOWN);
  const [known, ...cast] = await Promise.all([
    portraits.orderBy('popularity', 'desc').limit(KNOWN_PEOPLE).execute(),
    portraits.where('id', 'in', inCast('movie_cast')).execute(),
    portraits.where('id', 'in', inCast('series_cast')).execute(),
  ]);
  const fileOf = ({ profile_path }: { profile_path: string | null }) => profile_path;
  return { known: known.map(fileOf), cast: cast.flat().map(fileOf) };
}
