import type { FunctionName, RequestOf, ResponseOf } from '#shared/contract/functions.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { tagsOfMovieDocument, tagsOfMovieList } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import { getMovieDetails } from './movie-details.ts';
import { getMovieList } from './movie-lists.ts';

export interface CatalogueFunction<N extends FunctionName> {
  run: (ctx: Context, request: RequestOf<N>) => Promise<ResponseOf<N>>;
  /** How long a shared cache may keep the answer, and the names it is dropped by. */
  ttlSeconds: number;
  tags: (response: ResponseOf<N>) => string[];
}

/**
 * Every public function, once: the API answers from this table and pages call it in process.
 * The left side is the wire, in the spec's words; the right side is our code, in ours. Forget a line and it does not compile.
 */
export const catalogueFunctions: { [N in FunctionName]: CatalogueFunction<N> } = {
  getMovieDetails: { run: getMovieDetails, ttlSeconds: CACHE_TTL_SECONDS.detail, tags: tagsOfMovieDocument },
  getFilmesList: { run: getMovieList, ttlSeconds: CACHE_TTL_SECONDS.popular, tags: tagsOfMovieList },
};
