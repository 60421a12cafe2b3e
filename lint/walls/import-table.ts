/**
 * Who may import whom (docs/architecture.md, section 2). A folder always may import itself; what is not in its line
 * it may not import. The dependency-cruiser rules are made from these tables, so the tables are the rules.
 */
const SHARED = ['src/shared/text', 'src/shared/domain', 'src/shared/contract', 'src/shared/rich-text'];
const SERVER = [
  'src/server/infra',
  'src/server/tmdb',
  'src/server/store',
  'src/server/context.ts',
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
];
const PROCESSES = ['functions', 'images', 'worker', 'cli'].map((name) => `src/processes/${name}`);

/** What is run beside the product. It may look at all of it; the product never looks back. */
const WORKSHOP = ['bench', 'soak', 'test', 'e2e', 'tools'];

export interface Wall {
  may: readonly string[];
  because: string;
}

export const importTable: Readonly<Record<string, Wall>> = {
  'src/shared/text': { may: [], because: 'words depend on nothing' },
  'src/shared/domain': {
    may: ['src/shared/text'],
    because: 'rules are pure: they run in the browser and on the server',
  },
  'src/shared/contract': {
    may: ['src/shared/domain', 'src/shared/text'],
    because: 'the contract says what is on the wire, not how it is made',
  },
  'src/shared/rich-text': { may: [], because: 'what is harmless does not depend on who asks' },
  'src/server/infra': {
    may: ['src/shared/domain', 'src/shared/text'],
    because: 'infra knows engines, nothing of the catalogue',
  },
  'src/server/tmdb': {
    may: ['src/server/infra', 'src/shared/domain'],
    because: "TMDB's field names and quirks stay inside server/tmdb",
  },
  'src/server/store': {
    may: ['src/server/infra', 'src/shared/domain'],
    because: 'the store is SQL: it takes and gives rows, and decides nothing',
  },
  'src/server/context.ts': {
    may: ['src/server/infra', 'src/server/tmdb', 'src/shared/domain'],
    because: 'the context holds tools, not use-cases',
  },
  'src/server/sync': {
    may: ['tmdb', 'store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain'),
    because: 'sync turns what TMDB sent into our rows; nothing above it is its business',
  },
  'src/server/search': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain'),
    because: 'search finds numbers of what has a name; what is shown of them is not its business',
  },
  'src/server/catalogue': {
    may: ['store', 'search', 'sync', 'infra', 'context.ts'].map(inServer).concat(SHARED),
    because: 'the catalogue reads our tables; it asks TMDB only through sync',
  },
  'src/server/images': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain', 'src/shared/text'),
    because: 'images know files and sizes, not titles',
  },
  'src/server/admin': {
    may: ['store', 'sync', 'infra', 'context.ts'].map(inServer).concat(SHARED),
    because: 'editing writes an override and projects it again; it never calls TMDB or a page',
  },
  'src/server/measurement': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain', 'src/shared/contract'),
    because: 'measurement counts visits: it knows pages by their path and nothing of what is on them',
  },
  'src/server/staff': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain', 'src/shared/text'),
    because: 'who works here and what they may do has nothing to do with what they edit',
  },
  'src/server/feeds': {
    may: ['catalogue', 'store', 'infra', 'context.ts'].map(inServer).concat(SHARED),
    because: 'a feed is what the catalogue says, in the words of readers and calendars',
  },
  'src/server/edge': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain'),
    because: 'the edge is told of tags; what they are the tags of is not its business',
  },
  'src/server/sitemaps': {
    may: ['store', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain'),
    because: 'a sitemap names pages by their rows and reads no page',
  },
  'src/server/tickets': {
    may: ['store', 'sync', 'infra', 'context.ts'].map(inServer).concat('src/shared/domain'),
    because: 'links to ticket shops are read from a feed and matched with our films; pages do not ask the feed',
  },
  'src/processes/web/app': {
    may: SHARED,
    because:
      'pages reach the server only through the context that backend.server.ts describes and the web process fills',
  },
  'src/processes/web': {
    may: [...SHARED, ...SERVER, 'src/processes/web/app'],
    because: 'a process can be started without the others',
  },
  ...Object.fromEntries(
    PROCESSES.map((folder) => [
      folder,
      { may: [...SHARED, ...SERVER], because: 'a process can be started without the others' },
    ]),
  ),
  'src/open-services.ts': {
    may: [...SHARED, ...SERVER, ...PROCESSES, 'src/processes/web'],
    because: 'it wires the services of src/ and knows nothing else',
  },
  'src/main.ts': {
    may: [...SHARED, ...SERVER, 'src/open-services.ts', 'src/processes/cli', 'src/processes/web'],
    because: 'main starts the services with the built pages and knows nothing else',
  },
  simulator: { may: ['demo'], because: 'a simulator that shares code with the product agrees with its mistakes' },
  demo: { may: [], because: 'demo is facts' },
  lint: { may: [], because: 'the walls lean on nothing they guard' },
  ...Object.fromEntries(
    WORKSHOP.map((folder) => [
      folder,
      { may: ['src', 'simulator', 'demo', 'lint', ...WORKSHOP], because: 'tools read the tree, not its leftovers' },
    ]),
  ),
};

function inServer(name: string): string {
  return `src/server/${name}`;
}
