import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { BROWSERS } from './tools/bundle/browsers.ts';
import { compressAssets } from './tools/bundle/compress-assets.ts';
import { LEFT_TO_NODE, separateServer } from './tools/bundle/separate-server.ts';

/** Modules that several pages of titles and people use, and the few modules outside those folders that only these pages use. */
const OF_TITLES = new RegExp(
  [
    '/app/public/title/(?!series/|credits/people-dialog|(?:title-head|watch/watch-groups|facts/(?:rating|certification-badge))\\.module)(?!(?:[a-z]+-)+route).+',
    '/app/public/trailers/(?!player-dialog\\.tsx).+',
    '/app/public/reports/report-error(?:\\.module)?',
    '/app/design/tabs/tab-buttons',
    '/shared/text/titles/(?:trailers|reports|share-card)',
  ]
    .map((place) => `(?:${place}\\.(?:tsx?|css)$)`)
    .join('|'),
);

/** What titles and people share: the gallery, texts that unfold, roles. */
const OF_GALLERY =
  /\/app\/public\/gallery\/.+tsx?$|\/app\/design\/(?:use-)?cut-text[.]tsx?$|\/shared\/text\/titles\/gallery[.]|\/shared\/domain\/people\/roles[.]/;

/** Titles and people open dialogs, which are loaded then; every form of the admin has one. */
const OF_DIALOGS = /\/app\/design\/dialogs\/(?:dialog|modal)[.]tsx$/;

/** Modules that most pages use; of the browser cache only what runs before the rest of it is loaded. */
const IN_ALL = new RegExp(
  [
    '/app/(?:design(?!/pictures/repair-pictures)|shell|consent|loading|seo|brand|rich-text)/',
    // A page that one route shows is in that route's file.
    '/app/public/(?:lists|cards|genres|people)/(?!(?:[a-z]+-)+(?:route|page)\\.|(?:cinema-weeks|cinema-week-groups|people-grid|list-years)\\.)',
    // The drawing of messages is loaded with them; its style sheet is not, so that it is there with the page.
    '/app/public/system/(?!(?:[a-z]+-)+route|theatre\\.tsx)',
    '/app/browser-cache/(?:client-loader|open-pages|page-kinds)\\.ts$',
    '/app/public/my-services/(?:my|use)-services(?:-sheet)?\\.ts$|/shared/text/platforms/my-services\\.ts$',
    // Small, and used by titles, platforms and the home page.
    '/shared/text/platforms/prices\\.ts$|/shared/domain/subscriptions/',
    // Style sheets of what several pages show: a file of each would cost more than its bytes.
    '/app/public/(?:platforms|platform-history)/.+\\.css$|/app/public/(?:collections/short-coverage|news/news-cards)\\.module\\.css$',
    '/app/public/api/limit-time\\.ts$',
    // Used by the boxes of a page that is loading too, and there with the page.
    '/app/public/(?:gallery/.+|title/(?:watch/watch-groups|facts/(?:rating|certification-badge)))\\.module\\.css$',
    '/app/public/home/headline\\.|/app/public/(?:title/title-head|(?:people/people-grid|collections/collections-page|genres/genres-page))\\.module\\.css$',
  ].join('|'),
);

/** The filter bar: the home page and titles do not download it. */
const OF_FILTERS =
  /\/app\/public\/lists\/(?:title-filters|active-filters|filter-(?:choices|counts|group)|own-services|year-select)[.]|\/shared\/text\/filters[.]/;

/** What only pages of a list use: the home page and titles do not download it. Style sheets stay in one file. */
const OF_LISTS =
  /\/app\/public\/(?:lists\/(?:paginator|filter-bar|(?:filter-)?parameters|results|kinds|sort-select)|genres\/genre-head)\.tsx?$/;

/** Loaded when the visitor first does something (shell/later-parts.tsx, with the cached pages). Their style sheets are there with the page. */
const LATER = new RegExp(
  [
    '/app/loading/(?!use-top)[a-z-]+\\.tsx?$',
    '/app/browser-cache/(?:page-life|prefetch-links|find-link|cached-pages|fetch-page)\\.tsx?$',
    '/app/shell/(?:later-parts|menu-services|route-announcer|whole-focus|data-saver(?:-switch)?)\\.tsx?$',
    '[\\\\/]node_modules[\\\\/]@tanstack',
  ].join('|'),
);

/** Loaded after consent to analytics. */
const AFTER_CONSENT = /\/app\/consent\/measure(?:ment|-vitals)?\.tsx?$|[\\/]node_modules[\\/]web-vitals/;

/** Loaded when a visitor begins to type a search. */
const FOR_TYPING = /\/app\/shell\/(?:suggestion-list|suggestions|split-match)\.|\/app\/public\/api\/call-api\./;

/** The list of offers: seasons, chapters and the card of a search show it without the rest of a title's page. */
const OF_OFFERS =
  /\/app\/public\/title\/(?:watch\/(?:watch-(?:groups|rows|view)|current-prices|rating-bars)|facts\/(?:foreign-lang|rating|certification-badge))[.]tsx?$|\/app\/design\/https-only[.]|\/shared\/text\/titles\/title-page[.]/;

/** Shared by the pages of a series, its seasons, episodes and chapters. */
const OF_SERIES =
  /\/app\/public\/(?:title\/series|season|episode|novela)\/(?!(?:[a-z]+-)+route)|\/shared\/text\/titles\/(?:series-page|novela)[.]/;

/** Pages of people, and in the admin their preview. */
const OF_PEOPLE =
  /\/app\/public\/person\/(?!(?:[a-z]+-)+route)|\/shared\/text\/person[.]|\/shared\/domain\/people\/(?:place-names|age)[.]/;

/** Only /hoje and seasons show the clock. */
const OF_TIME = /\/app\/public\/today\/use-clock[.]/;

/** Pages of collections. */
const OF_COLLECTIONS = /\/shared\/text\/(?:collections|platforms\/coverage)[.]/;

/** Pages of news; on others the server renders them. */
const OF_NEWS =
  /\/app\/public\/news\/(?!(?:[a-z]+-)+route|news-html)|\/shared\/text\/news[.]|\/shared\/domain\/site\/news-topics[.]/;

/** Pages of platforms, what entered and left them, and home, which shows some of it. */
const OF_PLATFORMS =
  /\/app\/public\/platform(?:s|-history)\/(?!(?:[a-z]+-)+route)|\/shared\/text\/(?:titles\/streaming-history|home-week|platforms\/platform-tabs)[.]/;

/** Home, and in the admin its preview. */
const OF_HOME = /\/app\/public\/home\/(?!(?:[a-z]+-)+route)|\/shared\/text\/home[.]/;

/** What free services ask for: their page, and the dialog of a visitor's services. */
const OF_FREE = /\/shared\/text\/platforms\/free[.]/;

/** The form of a report: loaded when a visitor opens it. */
const OF_REPORTS = /\/app\/public\/reports\/(?!report-error)|\/shared\/domain\/site\/error-report[.]/;

/** Modules of the admin, and of the domain what only the admin's screens use: visitors never download them. */
const OF_ADMIN =
  /\/app\/admin\/|\/shared\/admin\/|\/shared\/domain\/(?:titles\/(?:collection-items|age-rating|source-parts|service-links|part-edits|credit-edits|credit-roles)|people\/(?:own-person|crew-jobs)|site\/(?:page-texts|home-pins|home-sections|redirect-path)|dubbing\/dubbing|ids|subjects\/(?!page-words)[\w-]+|entities|stored-shape|slug)[.]|\/shared\/text\/(?:titles\/(?:crew-jobs|age-rating)|api\/refusals)[.]/;

/** What signing in needs: forms, fields, notices, panels and their texts. */
const OF_SIGN_IN = new RegExp(
  [
    '/app/admin/(?:forms/(?:admin-form|field|kept-notice|leave-dialog|local-draft|notice|refused|submit|typed-fields|unsaved-forms|unsaved-registry|use-local-draft|use-typed-form|write-button)|frame/(?:admin-failure|admin-icon|page-top|panel|read-only)|outcome|admin-meta)\\.',
    '/app/admin/sign-in/(?!(?:[a-z]+-)+(?:route|layout)\\.)',
    '/shared/admin/domain/(?:editing/same-value\\.|format-time|limits|paths\\.)',
    '/shared/admin/text/(?:admin|errors|routines|staff/sign-in)\\.',
  ].join('|'),
);

const OF_SOME = [
  OF_OFFERS,
  OF_TITLES,
  OF_GALLERY,
  OF_DIALOGS,
  OF_SERIES,
  OF_PEOPLE,
  OF_PLATFORMS,
  OF_COLLECTIONS,
  OF_NEWS,
  OF_HOME,
  OF_FREE,
  OF_TIME,
  OF_REPORTS,
  OF_ADMIN,
];

/**
 * What only some visitors download: web-vitals after consent to analytics, the query cache after the first page, and for editors
 * the rich text editor, the combobox and the comparison of words, each with the screens that use it.
 */
const LATE = new RegExp(
  [
    '[\\\\/]node_modules[\\\\/](?:web-vitals|@tanstack)',
    '[\\\\/]node_modules[\\\\/](?:@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals)',
    '[\\\\/]node_modules[\\\\/](?:@base-ui|@floating-ui|@babel[\\\\/]runtime|reselect|use-sync-external-store)',
    '[\\\\/]node_modules[\\\\/](?:diff|node-diff3)[\\\\/]',
    '/app/admin/forms/suggestions\\.tsx$',
  ].join('|'),
);

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), separateServer(), compressAssets()],
  build: {
    target: BROWSERS,
    // The content security policy refuses data: URLs, so no asset is inlined as one.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  environments: {
    ssr: {
      build: { rolldownOptions: { external: LEFT_TO_NODE } },
      // Bundled: Node would load 200 files at every start, of which one screen of the admin needs some.
      resolve: { noExternal: command === 'build' ? [/^@base-ui\//] : [] },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Changes with a dependency, not with a release, so returning visitors have it cached. Includes the client
                // entry and the router's fetch, which are too small for a request of their own.
                {
                  name: 'vendor',
                  test: (id) =>
                    /[\\/]node_modules[\\/]|\/app\/(?:entry\.client\.tsx|browser-cache\/router-fetch\.ts)$/.test(id) &&
                    !LATE.test(id),
                  priority: 11,
                },
                // What most pages use, style sheet included, in one file: on a slow connection the number of files costs most.
                {
                  name: 'common',
                  test: (id) =>
                    IN_ALL.test(id) &&
                    ![OF_TITLES, OF_GALLERY, OF_DIALOGS, OF_FILTERS, OF_LISTS, FOR_TYPING, LATER, AFTER_CONSENT].some(
                      (pattern) => pattern.test(id),
                    ),
                  priority: 10,
                },
                { name: 'later', test: LATER, priority: 9 },
                { name: 'measurement', test: AFTER_CONSENT, priority: 9 },
                { name: 'lists', test: OF_LISTS, priority: 9 },
                { name: 'filters', test: OF_FILTERS, priority: 8 },
                {
                  name: 'several',
                  test: (id) => ![...OF_SOME, LATE, LATER, AFTER_CONSENT].some((pattern) => pattern.test(id)),
                  minShareCount: 2,
                  priority: 7,
                },
                // Shared by the film, series, season and person pages; other pages do not download it.
                {
                  name: 'title',
                  test: (id) => OF_TITLES.test(id) && !OF_OFFERS.test(id),
                  minShareCount: 2,
                  priority: 5,
                },
                { name: 'dialogs', test: OF_DIALOGS, minShareCount: 2, priority: 8 },
                { name: 'gallery', test: OF_GALLERY, minShareCount: 2, priority: 6 },
                { name: 'offers', test: OF_OFFERS, minShareCount: 2, priority: 6 },
                { name: 'series', test: OF_SERIES, minShareCount: 2, priority: 4 },
                { name: 'person', test: OF_PEOPLE, minShareCount: 2, priority: 3 },
                { name: 'platforms', test: OF_PLATFORMS, minShareCount: 2, priority: 2 },
                { name: 'home', test: OF_HOME, minShareCount: 2, priority: 2 },
                { name: 'free', test: OF_FREE, minShareCount: 2, priority: 2 },
                { name: 'collections', test: OF_COLLECTIONS, minShareCount: 2, priority: 2 },
                // Above the admin's: its declarations would take these texts with them.
                { name: 'news', test: OF_NEWS, minShareCount: 2, priority: 6 },
                { name: 'reports', test: OF_REPORTS, minShareCount: 2, priority: 2 },
                {
                  name: 'sign-in',
                  test: (id) => OF_SIGN_IN.test(id) && !LATE.test(id),
                  minShareCount: 2,
                  priority: 3,
                },
                { name: 'admin', test: (id) => OF_ADMIN.test(id) && !LATE.test(id), minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
}));
