import { type CatalogueFunction, catalogueFunctions } from '../../src/server/catalogue/documents/call-function.ts';
import type { FunctionName } from '../../src/shared/contract/functions.ts';
import * as limits from '../../src/shared/domain/limits.ts';
import { code, listCommented, read, table } from './markdown.ts';

export function describeCaches(): string {
  const [, caches = ''] = read('src/server/copies.ts').split('function openCaches');
  const rows = listCommented(caches, 4).map(({ name, comment, value }) => [
    code(`copies.${name}`),
    comment,
    sizeOf(value),
  ]);
  return [
    '# Caches',
    'How long each cache stores what. How a change invalidates them: [architecture.md](../architecture.md#caches).',
    '## In a process',
    `Made in \`src/server/copies.ts\`. When a rebuild fails, an old copy may still answer for ${minutes(limits.STALE_ON_FAILURE_SECONDS / 60)}.`,
    table(['Cache', 'Holds', 'Entries at most'], rows),
    `A process trusts a document in its memory for ${minutes(limits.MEMORY_CACHE.default.ttlSeconds / 60)}, home for ` +
      `${minutes(limits.MEMORY_CACHE.home.ttlSeconds / 60)}, a card for ${minutes(limits.CARDS_CACHED.ttlSeconds / 60)}, the settings ` +
      `of the site for ${minutes(limits.SITE_MEMORY.ttlSeconds / 60)}. The images process holds ${limits.MEMORY_CACHE.images.entries} encoded ` +
      `pictures for ${minutes(limits.MEMORY_CACHE.images.ttlSeconds / 60)}.`,
    '## Answers at the edge',
    'The lifetime of each function of the API; a page has that of its shortest-lived answer. Documents in the tables `content_cache`, ' +
      '`list_cache` and `home_cache` live as long.',
    table(['Lifetime', 'Functions'], listLifetimes()),
    '## In the browser',
    table(
      ['Pages', 'Fresh', 'Stored'],
      Object.entries(limits.BROWSER_CACHE).map(([kind, { staleMinutes, cachedMinutes }]) => [
        kind,
        minutes(staleMinutes),
        minutes(cachedMinutes),
      ]),
    ),
    '## Stored pictures',
    `Deleted ${minutes(limits.IMAGE_CACHE_SECONDS / 60)} after the last view, ${minutes(limits.IMAGE_MAX_AGE_SECONDS / 60)} after the fetch, or ` +
      'earlier above `IMAGE_DISK_BUDGET_MB`, the least used first.',
  ].join('\n\n');
}

/** `open(CARDS_CACHED.entries, 0)` → 40000 */
function sizeOf(value: string): string {
  const [, name] = /^open\(([A-Z_.a-z]+)/.exec(value) ?? [];
  if (name === undefined) return '';
  return String(name.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], limits));
}

function listLifetimes(): string[][] {
  const functions = Object.entries(catalogueFunctions) as [FunctionName, CatalogueFunction<FunctionName>][];
  const lifetimes = [...new Set(functions.map(([, { ttlSeconds }]) => ttlSeconds))].toSorted((a, b) => a - b);
  return lifetimes.map((seconds) => [
    minutes(seconds / 60),
    functions.flatMap(([name, { ttlSeconds }]) => (ttlSeconds === seconds ? code(name) : [])).join(', '),
  ]);
}

function minutes(count: number): string {
  if (count >= 1_440) return `${count / 1_440} ${count === 1_440 ? 'day' : 'days'}`;
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}
