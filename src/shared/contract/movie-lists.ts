import { z } from 'zod';
import { MovieCard, PageNumber, Pagination } from './common.ts';

/** `/filmes`. Sort orders and genres arrive with the lists; today the order is popularity. */
export const GetFilmesList = z.object({ pagina: PageNumber.default(1) });
export type GetFilmesList = z.infer<typeof GetFilmesList>;

export const MovieList = z.object({ results: z.array(MovieCard), pagination: Pagination });
export type MovieList = z.infer<typeof MovieList>;
