import { readGenreDirectory } from '../../src/server/catalogue/taxonomy/genre-directory.ts';
import { readPlatformDirectory } from '../../src/server/catalogue/taxonomy/platform-directory.ts';
import type { Context } from '../../src/server/context.ts';
import { findInBlocks } from '../../src/server/lists/find-title-page.ts';
import { countTitles, listTitleIds, type TitleQuery } from '../../src/server/lists/title-lists.ts';
import { toBrazilianDay } from '../../src/shared/domain/day.ts';
import { SORTS } from '../../src/shared/domain/sort.ts';
import { createDice, type Dice } from '../dice.ts';

export interface ListCheck {
  lists: number;
  ids: number;
  /** One line per list that differs from its titles. */
  differences: string[];
}

/** The deepest row that pages reach. */
const DEEPEST = 20_000;

/** Compares a `share` of all lists: every genre on every platform in every order, without a year and with a random one. */
export async function checkLists(ctx: Context, { share, seed }: { share: number; seed: number }): Promise<ListCheck> {
  const dice = createDice(seed);
  const check: ListCheck = { lists: 0, ids: 0, differences: [] };
  for (const query of await listQueries(ctx, dice)) {
    if (!dice.chance(share)) continue;
    await compare(ctx, query, check);
  }
  return check;
}

async function listQueries(ctx: Context, dice: Dice): Promise<TitleQuery[]> {
  const [{ value: genres }, { value: platforms }] = await Promise.all([
    readGenreDirectory(ctx),
    readPlatformDirectory(ctx),
  ]);
  const today = toBrazilianDay(ctx.now());
  const thisYear = Number(today.slice(0, 4));
  return (['movie', 'series'] as const).flatMap((kind) =>
    [undefined, ...genres.map(({ genreIds }) => genreIds[kind]).filter((ids) => ids.length > 0)].flatMap((genreIds) =>
      [undefined, ...platforms.map(({ offered }) => offered)].flatMap((offered) =>
        SORTS.flatMap((sort) =>
          [undefined, thisYear - dice.below(40)].map((year) => ({ kind, sort, today, genreIds, offered, year })),
        ),
      ),
    ),
  );
}

async function compare(ctx: Context, query: TitleQuery, check: ListCheck): Promise<void> {
  const slice = { offset: 0, limit: DEEPEST };
  const wanted = { total: await countTitles(ctx.db, query), ids: await listTitleIds(ctx.db, query, slice) };
  const found = await findInBlocks(ctx, query, slice);
  check.lists += 1;
  check.ids += wanted.ids.length;
  const place = wanted.ids.findIndex((id, index) => found?.ids[index] !== id);
  if (found && place < 0 && found.ids.length === wanted.ids.length && found.total === wanted.total) return;
  const told = found ? `${found.total} for ${wanted.total}, otherwise from ${place} on` : 'not in blocks';
  check.differences.push(`${JSON.stringify(query)}: ${told}`);
}
