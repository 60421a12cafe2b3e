import type { ListSort } from '#shared/domain/sort.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { ask, joinLifetimes, type ReadonlyContext } from '#web/ask.ts';
import { loadListPage } from '../genres/load-genre.server.ts';
import type { BarQuery } from '../lists/filter-choices.ts';
import { isFiltered, NO_FILTERS } from '../lists/filter-parameters.ts';
import { kinds } from '../lists/kinds.ts';
import { toListPage } from '../lists/list-page.ts';
import { loadFiltered, loadFilterOptions } from '../lists/load-filtered.server.ts';

interface PlatformRequest {
  slug: string;
  kind: TitleKind;
  sort: ListSort;
  page: number;
}

/** A page of a platform's catalogue. */
async function loadPlatformPage(context: ReadonlyContext, { slug, kind, sort, page }: PlatformRequest) {
  const asked = { providerSlug: slug, tipo: kind, ordenacao: kinds[kind].sortWords[sort] };
  return loadListPage((pagina) => ask(context, 'getMediaByStreaming', { ...asked, pagina }), page);
}

/** The same page by the filters of the address, if it has any. `undefined` for an unknown platform. */
export async function loadPlatformList(
  context: ReadonlyContext,
  { slug, kind, query, page }: { slug: string; kind: TitleKind; query: BarQuery; page: number },
) {
  const isOfFilters = isFiltered({ ...NO_FILTERS, ...query }) || query.genre !== '';
  // A filtered list needs only the platform of this answer.
  const whole = isOfFilters ? ({ sort: 'popular', page: 1 } as const) : { sort: query.sort, page };
  const found = await loadPlatformPage(context, { slug, kind, ...whole });
  if (!found) return undefined;
  const { options, lifetime } = await loadFilterOptions(context, kind);
  const common = { ...found, options, filtered: null };
  if (!isOfFilters) {
    return { ...common, list: toListPage(found.answer, found.page), lifetime: joinLifetimes(found.lifetime, lifetime) };
  }
  const { slug: platform } = found.answer.provider;
  const filtered = await loadFiltered(context, { kind, query, page, platform });
  return {
    ...{ ...common, filtered: filtered.filtered, page, list: toListPage(filtered.answer, page) },
    lifetime: joinLifetimes(found.lifetime, lifetime, filtered.lifetime),
  };
}
