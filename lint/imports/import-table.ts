/**
 * Which folder may import which (docs/reference/imports.md). A folder may always import itself, and otherwise only the
 * folders in its row. The dependency-cruiser rules are generated from these tables.
 */
const SHARED = ['src/shared/text', 'src/shared/domain', 'src/shared/contract', 'src/shared/rich-text'];
const ADMIN = ['src/shared/admin/text', 'src/shared/admin/domain'];
const SERVER = [
  'src/server/infra',
  'src/server/tmdb',
  'src/server/store',
  'src/server/copies.ts',
  'src/server/context.ts',
  'src/server/lists',
  'src/server/filters',
  'src/server/search',
  'src/server/sync',
  'src/server/catalogue',
  'src/server/images',
  'src/server/admin',
  'src/server/measurement',
  'src/server/staff',
  'src/server/sitemaps',
  'src/server/feeds',
  'src/server/edge',
  'src/server/tickets',
  'src/server/links',
  'src/server/notifications',
];
const PROCESSES = ['functions', 'images', 'worker', 'cli'].map((name) => `src/processes/${name}`);

/** Folders that are not part of the product. They may import all of it; the product never imports them. */
const WORKSHOP = ['proofs', 'test', 'e2e', 'tools'];

export interface ImportRule {
  may: readonly string[];
  because: string;
}

export const importTable: Readonly<Record<string, ImportRule>> = {
  'src/shared/text': { may: [], because: 'words depend on nothing' },
  'src/shared/domain': {
    may: ['src/shared/text'],
    because: 'rules are pure: they run in the browser and on the server',
  },
  'src/shared/contract': {
    may: ['src/shared/domain', 'src/shared/text'],
    because: 'the contract says what is on the wire, not how it is made',
  },
  'src/shared/admin/text': { may: ['src/shared/text'], because: 'words of the admin, beside those of the pages' },
  'src/shared/admin/domain': {
    may: ['src/shared/domain', 'src/shared/text', 'src/shared/admin/text'],
    because: 'rules of editing; no public page imports them',
  },
  'src/shared/rich-text': { may: [], because: 'sanitising does not depend on the caller' },
  'src/server/infra': {
    may: ['src/shared/domain', 'src/shared/text', 'src/shared/admin/domain'],
    because: 'infra knows engines, nothing of the catalogue',
  },
  'src/server/tmdb': {
    may: ['src/server/infra', 'src/shared/domain'],
    because: "TMDB's field names and quirks stay inside server/tmdb",
  },
  'src/server/store': {
    may: ['src/server/infra', 'src/shared/domain', 'src/shared/admin/domain'],
    because: 'the store is SQL: it takes and gives rows, and decides nothing',
  },
  'src/server/copies.ts': {
    may: ['infra', 'lists', 'filters'].map(inServer).concat('src/shared/domain'),
    because: 'every cache of the process is made here, so that each is invalidated',
  },
  'src/server/context.ts': {
    may: ['infra', 'tmdb', 'copies.ts'].map(inServer).concat('src/shared/domain', 'src/shared/admin/domain'),
    because: 'the context holds tools, not use-cases',
  },
  'src/server/sync': {
    may: ['tmdb', 'store', 'lists', 'infra', 'context.ts']
      .map(inServer)
      .concat('src/shared/domain', 'src/shared/admin/domain'),
    because: 'sync turns TMDB responses into our rows and knows no layer above it',
  },
  'src/server/lists': {
    may: ['store', 'infra'].map(inServer).concat('src/shared/domain'),
    because: 'lists find ids of titles in an order; how they are shown is decided by the catalogue',
  },
  'src/server/filters': {
    may: ['store', 'lists', 'infra'].map(inServer).concat('src/shared/domain'),
    because:
      'filters find ids of titles for any combination of filters; how they are shown is decided by the catalogue',
  },
  'src/server/search': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain'),
    because: 'search maps names to ids; other modules decide what is shown of them',
  },
  'src/server/catalogue': {
    may: ['store', 'lists', 'filters', 'search', 'sync', 'infra', 'context.ts'].map(inServer).concat(SHARED),
    because: 'the catalogue reads our tables; it asks TMDB only through sync',
  },
  'src/server/images': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain', 'src/shared/text', ADMIN),
    because: 'images know files and sizes, not titles',
  },
  'src/server/admin': {
    may: ['store', 'lists', 'search', 'sync', 'links', 'infra', 'context.ts'].map(inServer).concat(SHARED, ADMIN),
    because: 'editing writes an override and projects it again; it never calls TMDB or a page',
  },
  'src/server/measurement': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain', 'src/shared/contract'),
    because: 'measurement counts visits by path and knows nothing of page content',
  },
  'src/server/staff': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain', 'src/shared/text', ADMIN),
    because: 'accounts and permissions do not depend on what is edited',
  },
  'src/server/feeds': {
    may: ['catalogue', 'store', 'infra', 'context.ts'].map(inServer).concat(SHARED),
    because: 'a feed is catalogue data in the formats of feed readers and calendars',
  },
  'src/server/edge': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain'),
    because: 'edge purges send tags and do not know what the tags belong to',
  },
  'src/server/sitemaps': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain'),
    because: 'a sitemap names pages by their rows and reads no page',
  },
  'src/server/tickets': {
    may: ['store', 'sync', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain'),
    because: 'ticket links are read from a feed and matched with our films; pages do not read the feed',
  },
  'src/server/links': {
    may: ['store', 'sync', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain', 'src/shared/admin/domain'),
    because: 'it asks other sites whether links work, and knows nothing of what is edited',
  },
  'src/server/notifications': {
    may: ['staff', 'store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain', 'src/shared/text', ADMIN),
    because: 'it sends what the store has written down and does not know what happened',
  },
  'src/processes/web/app/design': {
    may: [...SHARED, 'src/processes/web/app/browser-cache/browser-failure.ts'],
    because: 'shell and screens are drawn with it; it knows none of them',
  },
  'src/processes/web/app': {
    may: [
      'src/processes/web/app/design',
      ...SHARED,
      ...ADMIN,
      ...['context.ts', 'catalogue', 'admin', 'staff', 'store', 'images', 'notifications'].map(inServer),
      ...['contexts.ts', 'ask.ts', 'admin-request.ts', 'render-turns.ts'].map((name) => `src/processes/web/${name}`),
    ],
    because: 'loaders and actions call use-cases; what a process needs besides is not for pages',
  },
  'src/processes/web': {
    may: [...SHARED, ...ADMIN, ...SERVER],
    because: 'a process can be started without the others',
  },
  ...Object.fromEntries(
    PROCESSES.map((folder) => [
      folder,
      { may: [...SHARED, ...ADMIN, ...SERVER], because: 'a process can be started without the others' },
    ]),
  ),
  'src/open-services.ts': {
    may: [...SHARED, ...ADMIN, ...SERVER, ...PROCESSES, 'src/processes/web'],
    because: 'it wires the services of src/ and knows nothing else',
  },
  'src/main.ts': {
    may: [...SHARED, ...ADMIN, ...SERVER, 'src/open-services.ts', 'src/processes/cli', 'src/processes/web'],
    because: 'main starts the services with the built pages and knows nothing else',
  },
  'packages/tmdb-simulator': {
    may: ['packages/demo'],
    because: 'a simulator that shares code with the product agrees with its mistakes',
  },
  'packages/demo': { may: [], because: 'demo is facts' },
  lint: { may: [], because: 'the import rules import nothing they check' },
  ...Object.fromEntries(
    WORKSHOP.map((folder) => [
      folder,
      { may: ['src', 'packages', 'lint', ...WORKSHOP], because: 'tools import sources, not build output' },
    ]),
  ),
};

function inServer(name: string): string {
  return `src/server/${name}`;
}
