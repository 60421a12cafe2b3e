import { lifetimeOf } from '#server/catalogue/answer.ts';
import { callFunction, functionOf } from '#server/catalogue/call-function.ts';
import { isHiddenFromSearch, readShownTexts } from '#server/catalogue/house-pages.ts';
import { findObeyedRedirect } from '#server/catalogue/redirects.ts';
import type { Context } from '#server/context.ts';
import { type FunctionName, functions } from '#shared/contract/functions.ts';
import type { CacheableAnswer } from '#shared/domain/cache-headers.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Backend, Site } from './app/backend.server.ts';
import type { PageDeeds } from './page-deeds.ts';

export interface BackendOptions {
  site: Site;
  previews: Backend['previews'];
  requestId: string;
  /** Without it nobody is led anywhere and nothing is counted: the newsroom, and a look at whether a page is there. */
  deeds?: PageDeeds;
  /** Told what every answer was made of: more than fits a header. */
  onAnswer?: (tags: readonly string[]) => void;
}

/** What one request of a page may reach. It remembers which answers it gave, for the headers of the page made of them. */
export function openBackend(ctx: Context, { site, previews, requestId, deeds, onAnswer }: BackendOptions): Backend {
  const lifetimes = new WeakMap<object, CacheableAnswer>();
  const call = async (name: FunctionName, input: unknown) => {
    const answer = await callFunction(ctx, name, input);
    const ttlSeconds = lifetimeOf(answer, functionOf(name).ttlSeconds, ctx.now());
    const { value } = answer;
    lifetimes.set(value, { ttlSeconds, tags: answer.tags });
    onAnswer?.(answer.tags);
    return value;
  };
  /** What editors wrote of the house is on the page too: it is old when that changes. */
  const ofHouse = <T>(reading: Promise<T>) => {
    onAnswer?.([tags.pages()]);
    return reading;
  };
  const names = Object.keys(functions) as FunctionName[];
  return {
    functions: Object.fromEntries(
      names.map((name) => [name, (input: unknown) => call(name, input)]),
    ) as Backend['functions'],
    previews,
    house: {
      findRedirect: async (path) => {
        if (!deeds) return undefined;
        onAnswer?.([tags.redirects()]);
        return findObeyedRedirect(ctx, path);
      },
      led: ({ id }) => deeds?.led(id),
      missed: (path) => deeds?.missed(path),
      unanswered: (typed) => deeds?.unanswered(typed),
      readTexts: (page) => ofHouse(readShownTexts(ctx, page)),
      isHidden: (path) => ofHouse(isHiddenFromSearch(ctx, path)),
    },
    lifetimeOf: (...answers) => shortestOf(answers.map((answer) => lifetimes.get(answer))),
    today: toBrazilianDay(ctx.now()),
    site,
    requestId,
  };
}

/** A page lives as long as the shortest-lived thing on it; what nobody knows of may not be kept at all. */
function shortestOf(lifetimes: readonly (CacheableAnswer | undefined)[]): CacheableAnswer {
  const known = lifetimes.filter((lifetime) => lifetime !== undefined);
  if (known.length < lifetimes.length || known.length === 0) return { ttlSeconds: 0, tags: [] };
  return {
    ttlSeconds: Math.min(...known.map((lifetime) => lifetime.ttlSeconds)),
    tags: [...new Set(known.flatMap((lifetime) => lifetime.tags))],
  };
}
