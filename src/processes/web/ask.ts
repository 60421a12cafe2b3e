import type { RouterContextProvider } from 'react-router';
import { endsWithTheDay, lifetimeOf } from '#server/catalogue/documents/answer.ts';
import { callFunction, functionOf } from '#server/catalogue/documents/call-function.ts';
import type { FunctionName, InputOf, ResponseOf } from '#shared/contract/functions.ts';
import type { CacheableAnswer } from '#shared/domain/site/cache-headers.ts';
import { pageContext } from './contexts.ts';
import type { Previews } from './open-previews.ts';

/** The context of a loader, to read from. */
export type ReadonlyContext = Pick<RouterContextProvider, 'get'>;

/** A document, how long a page built from it may be cached, and its cache tags. */
export interface PageDocument<T> {
  value: T;
  lifetime: CacheableAnswer;
}

/** Calls a public function for the page being rendered: a page reads the catalogue exactly as any API client does. */
export async function ask<N extends FunctionName>(
  context: ReadonlyContext,
  name: N,
  input: InputOf<N>,
): Promise<PageDocument<ResponseOf<N>>> {
  const { ctx, addTags } = context.get(pageContext);
  const answer = await callFunction(ctx, name, input);
  const ttlSeconds = lifetimeOf(answer, functionOf(name).ttlSeconds, ctx.now());
  addTags(answer.tags);
  return { value: answer.value, lifetime: { ttlSeconds, tags: answer.tags, isDated: endsWithTheDay(answer) } };
}

/** The same document as its draft would make it, for visitors with a preview link. */
export async function askDraft<K extends keyof Previews>(
  context: ReadonlyContext,
  kind: K,
  token: string,
  day?: string,
): Promise<PageDocument<Awaited<ReturnType<Previews[K]>>>> {
  const { previews, markPreview } = context.get(pageContext);
  markPreview();
  const value = (await previews[kind](token, day)) as Awaited<ReturnType<Previews[K]>>;
  return { value, lifetime: { ttlSeconds: 0, tags: [] } };
}

/** A page lives as long as its shortest-lived answer and is purged with any of them. */
export function joinLifetimes(first: CacheableAnswer, ...others: readonly CacheableAnswer[]): CacheableAnswer {
  const all = [first, ...others];
  return {
    ttlSeconds: Math.min(...all.map(({ ttlSeconds }) => ttlSeconds)),
    tags: [...new Set(all.flatMap(({ tags }) => tags))],
    isDated: all.some(({ isDated }) => isDated),
  };
}
