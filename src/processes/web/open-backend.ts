import { lifetimeOf } from '#server/catalogue/documents/answer.ts';
import { callFunction, functionOf } from '#server/catalogue/documents/call-function.ts';
import { findObeyedRedirect } from '#server/catalogue/documents/redirects.ts';
import { isHiddenFromSearch, readShownTexts } from '#server/catalogue/home/site-pages.ts';
import type { Context } from '#server/context.ts';
import { type FunctionName, functions } from '#shared/contract/functions.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import type { CacheableAnswer } from '#shared/domain/site/cache-headers.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Backend, Site } from './app/backend.server.ts';
import type { PageEvents } from './page-events.ts';

export interface BackendOptions {
  site: Site;
  previews: Backend['previews'];
  requestId: string;
  /** Without it there are no redirects and nothing is counted: for the admin and for probes. */
  pageEvents?: PageEvents;
  /** Called with the tags of every answer, which may be more than fit in a header. */
  onAnswer?: (tags: readonly string[]) => void;
}

/** What one page request may use. Remembers the lifetimes of its answers, for the headers of the page. */
export function openBackend(
  ctx: Context,
  { site, previews, requestId, pageEvents, onAnswer }: BackendOptions,
): Backend {
  const lifetimes = new WeakMap<object, CacheableAnswer>();
  const call = async (name: FunctionName, input: unknown) => {
    const answer = await callFunction(ctx, name, input);
    const ttlSeconds = lifetimeOf(answer, functionOf(name).ttlSeconds, ctx.now());
    const { value } = answer;
    lifetimes.set(value, { ttlSeconds, tags: answer.tags });
    onAnswer?.(answer.tags);
    return value;
  };
  /** The page also shows site settings, so it is invalidated when those change. */
  const ofSite = <T>(reading: Promise<T>) => {
    onAnswer?.([tags.pages()]);
    return reading;
  };
  const names = Object.keys(functions) as FunctionName[];
  return {
    functions: Object.fromEntries(
      names.map((name) => [name, (input: unknown) => call(name, input)]),
    ) as Backend['functions'],
    previews,
    siteSettings: {
      findRedirect: async (path) => {
        if (!pageEvents) return undefined;
        onAnswer?.([tags.redirects()]);
        return findObeyedRedirect(ctx, path);
      },
      led: ({ id }) => pageEvents?.led(id),
      missed: (path) => pageEvents?.missed(path),
      unanswered: (typed) => pageEvents?.unanswered(typed),
      readTexts: (page) => ofSite(readShownTexts(ctx, page)),
      isHidden: (path) => ofSite(isHiddenFromSearch(ctx, path)),
    },
    lifetimeOf: (...answers) => shortestOf(answers.map((answer) => lifetimes.get(answer))),
    today: toBrazilianDay(ctx.now()),
    site,
    requestId,
  };
}

/** A page lives as long as its shortest-lived answer; with an unknown lifetime it is not cached at all. */
function shortestOf(lifetimes: readonly (CacheableAnswer | undefined)[]): CacheableAnswer {
  const known = lifetimes.filter((lifetime) => lifetime !== undefined);
  if (known.length < lifetimes.length || known.length === 0) return { ttlSeconds: 0, tags: [] };
  return {
    ttlSeconds: Math.min(...known.map((lifetime) => lifetime.ttlSeconds)),
    tags: [...new Set(known.flatMap((lifetime) => lifetime.tags))],
  };
}
