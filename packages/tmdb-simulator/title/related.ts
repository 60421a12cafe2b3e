import { buildPage, PAGE_SIZE, parsePage } from '../page.ts';
import type { TitleKind } from '../world/kinds.ts';
import { listSimilar } from '../world/related.ts';
import { recordBits } from '../world/salts.ts';
import type { World } from '../world/world.ts';

/** Unlike in any other list of one kind, these items have a media_type. */
export function buildRecommendations(world: World, kind: TitleKind, ids: readonly number[], query: URLSearchParams) {
  return pageOf(ids, query, (id) => ({ ...itemOf(world, kind, id, query), media_type: kind }));
}

export function buildSimilar(world: World, kind: TitleKind, titleId: number, query: URLSearchParams) {
  const table = world.table(kind);
  const ids = listSimilar(table, recordBits(world.seed, kind, titleId), table.findRow(titleId));
  return pageOf(ids, query, (id) => itemOf(world, kind, id, query));
}

function itemOf(world: World, kind: TitleKind, id: number, query: URLSearchParams): object {
  const language = query.get('language');
  return (kind === 'movie' ? world.movieItem(id, language) : world.seriesItem(id, language)) ?? {};
}

function pageOf(ids: readonly number[], query: URLSearchParams, build: (id: number) => object) {
  const page = parsePage(query);
  return buildPage(page, ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(build), ids.length);
}
