import type { TitleKind } from '#shared/contract/common.ts';
import type { Sort } from '#shared/domain/sort.ts';
import { ask, type ReadonlyContext } from '#web/ask.ts';
import { loadListPage } from '../genres/load-genre.server.ts';
import { kinds } from '../lists/kinds.ts';

interface PlatformRequest {
  slug: string;
  kind: TitleKind;
  sort: Sort;
  page: number;
}

/** A page of a platform's catalogue. */
export async function loadPlatformPage(context: ReadonlyContext, { slug, kind, sort, page }: PlatformRequest) {
  const asked = { providerSlug: slug, tipo: kind, ordenacao: kinds[kind].sortWords[sort] };
  return loadListPage((pagina) => ask(context, 'getMediaByStreaming', { ...asked, pagina }), page);
}
