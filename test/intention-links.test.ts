import { expect, test } from 'vitest';
import { findCanonical } from '../src/processes/web/app/public/lists/address.ts';
import { titleListParameters } from '../src/processes/web/app/public/lists/parameters.ts';
import { readIntentions } from './search-quality/read-set.ts';

/** Search writes the addresses of lists, and the lists read them: neither may know a filter that the other does not. */
test.each(['tuned', 'held-out'] as const)(
  'a list redirects none of the addresses that answer the %s half',
  async (half) => {
    const links = (await readIntentions(half)).map(({ link }) => new URL(link, 'https://site.example'));
    const lists = links.filter(({ pathname }) => ['/filmes', '/series'].includes(pathname));
    expect(lists.length).toBeGreaterThan(100);
    const redirected = lists.map((url) => {
      const kind = url.pathname === '/filmes' ? 'movie' : 'series';
      return findCanonical(url.pathname, titleListParameters(kind), url);
    });
    expect(redirected.filter((address) => address !== undefined)).toEqual([]);
  },
);
