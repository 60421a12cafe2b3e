import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { BROWSERS } from './tools/bundle/browsers.ts';
import { compressAssets } from './tools/bundle/compress-assets.ts';

/** Modules of the film, series and person pages, and the few modules outside those folders that only these pages use. */
const OF_TITLES = new RegExp(
  [
    '/app/public/(?:title|trailers|reports|gallery|season|episode|person)/(?!(?:[a-z]+-)+route).+',
    '/app/ui/(?:dialogs/(?:dialog|modal|use-opener)|tab-buttons|use-cut-text|https-only)',
    '/shared/text/(?:title-page|series-page|trailers|gallery|reports|person|dialog)',
    '/shared/domain/(?:titles/(?:credit-roles|season-names)|people/(?:place-names|age|roles)|site/error-report)',
  ]
    .map((place) => `(?:${place}\\.(?:tsx?|css)$)`)
    .join('|'),
);

/** Modules that most pages use; of the browser cache only what runs before the rest of it is loaded. */
const IN_ALL = new RegExp(
  [
    '/app/(?:ui|shell|consent|loading|seo|styles|brand|rich-text)/',
    '/app/public/(?:system|lists|genres|people|platforms)/(?!(?:[a-z]+-)+route)',
    '/app/browser-cache/(?:client-loader|open-pages|page-kinds)\\.ts$',
  ].join('|'),
);

/** Modules of the admin: visitors never download them. */
const OF_ADMIN = /\/app\/admin\/|\/shared\/admin\//;

/**
 * Packages that only some visitors download: web-vitals after consent to analytics, the query cache after the first page,
 * the rich text editor for editors.
 */
const LATE =
  /[\\/]node_modules[\\/](?:web-vitals|@tanstack|@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals|use-sync-external-store)/;

export default defineConfig({
  plugins: [reactRouter(), compressAssets()],
  build: {
    target: BROWSERS,
    // The content security policy refuses data: URLs, so no asset is inlined as one.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Changes with a dependency, not with a release, so returning visitors have it cached. Includes the client
                // entry, which is too small for a request of its own.
                {
                  name: 'vendor',
                  test: (id) => /[\\/]node_modules[\\/]|\/app\/entry\.client\.tsx$/.test(id) && !LATE.test(id),
                  priority: 5,
                },
                // What most pages use, style sheet included, in one file: on a slow connection the number of files costs most.
                { name: 'common', test: (id) => IN_ALL.test(id) && !OF_TITLES.test(id), priority: 4 },
                {
                  name: 'several',
                  test: (id) => !OF_TITLES.test(id) && !OF_ADMIN.test(id) && !LATE.test(id),
                  minShareCount: 2,
                  priority: 3,
                },
                // Shared by the film, series, season and person pages; other pages do not download it.
                { name: 'title', test: OF_TITLES, minShareCount: 2, priority: 2 },
                { name: 'admin', test: OF_ADMIN, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
