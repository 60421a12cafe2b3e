import type { GenreHub } from '#shared/contract/title-lists.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { ask, type PageDocument, type ReadonlyContext } from '#web/ask.ts';
import { answerFailure } from '../../cache.ts';
import { askablePage, isBeyondLast } from '../lists/list-page.ts';

/** Finds a genre by its slug or an older name; `undefined` if there is none. */
export async function loadGenreBySlug(
  context: ReadonlyContext,
  genres: readonly GenreHub[],
  word: string,
): Promise<GenreHub | undefined> {
  const known = genres.find(({ slug }) => slug === word);
  if (known) return known;
  // Only the catalogue knows the older names.
  const found = await orMissing(ask(context, 'getMidiaPorGenero', { genero: word }));
  return found?.value.genre;
}

/** `undefined` for what the catalogue does not have; any other failure is thrown. */
async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof Failure && (error.code === 'not-found' || error.code === 'invalid-argument')) return undefined;
    return answerFailure(error);
  });
}

/** A page of a list; a page number beyond the last is ignored and shows the first page. */
export async function loadListPage<T extends Parameters<typeof isBeyondLast>[0]>(
  read: (page: number) => Promise<PageDocument<T>>,
  page: number,
) {
  const found = await orMissing(read(askablePage(page)));
  if (!found) return undefined;
  if (!isBeyondLast(found.value, page)) return { answer: found.value, lifetime: found.lifetime, page };
  const first = await orMissing(read(1));
  return first && { answer: first.value, lifetime: first.lifetime, page: 1 };
}

interface GenreRequest {
  genero: string;
  tipo: TitleKind;
  ano?: number | undefined;
  ordenacao: string;
  page: number;
}

/** A page of a genre. */
export async function loadGenrePage(context: ReadonlyContext, { page, ...asked }: GenreRequest) {
  return loadListPage((pagina) => ask(context, 'getMidiaPorGenero', { ...asked, pagina }), page);
}
