import type { TitleKind } from '#shared/contract/common.ts';
import type { Sort } from '#shared/domain/sort.ts';
import type { Backend } from '../../backend.server.ts';
import { orMissing } from '../genres/load-genre.server.ts';
import { kinds } from '../lists/kinds.ts';
import { askablePage, isBeyondLast } from '../lists/list-page.ts';

interface PlatformRequest {
  slug: string;
  kind: TitleKind;
  sort: Sort;
  page: number;
}

/** A page of a platform's catalogue; a page number beyond the last is ignored and shows the first page. */
export async function loadPlatformPage(backend: Backend, { slug, kind, sort, page }: PlatformRequest) {
  const asked = { providerSlug: slug, tipo: kind, ordenacao: kinds[kind].sortWords[sort] };
  const read = (pagina: number) => orMissing(backend.functions.getMediaByStreaming({ ...asked, pagina }));
  const answer = await read(askablePage(page));
  if (!answer) return undefined;
  if (!isBeyondLast(answer, page)) return { answer, page };
  const first = await read(1);
  return first && { answer: first, page: 1 };
}
