import type { z } from 'zod';
import { GetMovieDetails, MovieDetails } from './movie-details.ts';
import { GetFilmesList, MovieList } from './movie-lists.ts';

/** Every public function: name on the wire → what it accepts and what it answers. Server, client and tests are typed by it. */
export const functions = {
  getMovieDetails: { request: GetMovieDetails, response: MovieDetails },
  getFilmesList: { request: GetFilmesList, response: MovieList },
} satisfies Record<string, { request: z.ZodType; response: z.ZodType }>;

export type FunctionName = keyof typeof functions;
export type RequestOf<N extends FunctionName> = z.infer<(typeof functions)[N]['request']>;
export type ResponseOf<N extends FunctionName> = z.infer<(typeof functions)[N]['response']>;

export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(functions, name);
}
