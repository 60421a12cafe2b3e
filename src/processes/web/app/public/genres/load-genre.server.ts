import type { TitleKind } from '#shared/contract/common.ts';
import type { GenreHub } from '#shared/contract/title-lists.ts';
import { isFailure } from '#shared/domain/failure.ts';
import type { Backend } from '../../backend.server.ts';
import { answerFailure } from '../../cache.ts';
import { askablePage, isBeyondLast } from '../lists/list-page.ts';

/** Finds a genre by its slug or an older name; `undefined` if there is none. */
export async function loadGenreBySlug(
  backend: Backend,
  genres: readonly GenreHub[],
  word: string,
): Promise<GenreHub | undefined> {
  const known = genres.find(({ slug }) => slug === word);
  if (known) return known;
  // Only the catalogue knows the older names.
  const found = await orMissing(backend.functions.getMidiaPorGenero({ genero: word }));
  return found?.genre;
}

/** `undefined` for what the catalogue does not have; any other failure is thrown. */
export async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (isFailure(error) && (error.code === 'not-found' || error.code === 'invalid-argument')) return undefined;
    return answerFailure(error);
  });
}

interface GenreRequest {
  genero: string;
  tipo: TitleKind;
  ano?: number | undefined;
  ordenacao: string;
  page: number;
}

/** A page of a genre; a page number beyond the last is ignored and shows the first page. */
export async function loadGenrePage(backend: Backend, { page, ...asked }: GenreRequest) {
  const read = (pagina: number) => orMissing(backend.functions.getMidiaPorGenero({ ...asked, pagina }));
  const answer = await read(askablePage(page));
  if (!answer) return undefined;
  if (!isBeyondLast(answer, page)) return { answer, page };
  const first = await read(1);
  return first && { answer: first, page: 1 };
}
