import { expect, test } from 'vitest';
import { functions } from '../src/shared/contract/functions.ts';
import { apiParameters } from '../src/shared/domain/site/api-parameters.ts';
import { LISTED_PATHS } from '../src/shared/domain/site/listed-paths.ts';
import { paths } from '../src/shared/domain/site/paths.ts';
import { rankedLinks, rankedLists } from '../src/shared/domain/site/ranked-lists.ts';
import { apiDocs } from '../src/shared/text/api/api-docs.ts';
import { rankedWords } from '../src/shared/text/ranked-lists.ts';

test.each(rankedLists)(
  '$name is at $path, linked, in the sitemap and answered by $call',
  ({ name, kind, path, call }) => {
    const section = kind === 'movie' ? paths.movies() : paths.series();
    expect(path).toMatch(new RegExp(`^${section}/[a-z-]+$`));
    expect(rankedLinks(kind)).toContainEqual({ label: rankedWords[name].label, to: path });
    expect(LISTED_PATHS).toContain(path);
    for (const table of [functions, apiParameters, apiDocs]) expect(table).toHaveProperty(call);
  },
);

test('no two lists share an address or a description', () => {
  const unique = (texts: string[]) => new Set(texts).size;
  expect(unique(rankedLists.map(({ path }) => path))).toBe(rankedLists.length);
  expect(unique(rankedLists.map(({ name }) => rankedWords[name].description))).toBe(rankedLists.length);
});
