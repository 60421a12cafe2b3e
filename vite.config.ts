import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { BROWSERS } from './tools/bundle/browsers.ts';
import { compressAssets } from './tools/bundle/compress-assets.ts';

/** Rooms of the pages of films, series and people, and the few modules outside them that only those use. */
const OF_TITLES = new RegExp(
  [
    '/app/(?:title|trailers|reports|gallery|season|episode|person)/[^/]+',
    '/app/ui/(?:dialog|modal|tab-buttons|use-cut-text|use-opener|https-only)',
    '/shared/text/(?:title-page|series-page|trailers|gallery|reports|person|dialog)',
    '/shared/domain/(?:credit-roles|place-names|age|roles|season-names|error-report)',
  ]
    .map((place) => `(?:${place}\\.(?:tsx?|css)$)`)
    .join('|'),
);

/** Rooms of what most pages show; of the kept pages only what is needed before they are asked for. */
const IN_ALL = new RegExp(
  [
    '/app/(?:ui|shell|consent|loading|system|seo|styles|brand|lists|genres|people|platforms|rich-text)/',
    '/app/browser-cache/(?:client-loader|open-pages|page-kinds)\\.ts$',
  ].join('|'),
);

/** The newsroom: of it no visitor is sent anything. */
const OF_ADMIN =
  /\/app\/(?:routes\/)?admin\/|\/shared\/(?:text|domain)\/(?:admin|staff|check-|edit|field-|same-value|own-picture)/;

/** Packages that only some are sent: web-vitals comes to whoever accepted to be measured, the query cache after the first page,
 * the editor of rich text to whoever edits. */
const LATE =
  /[\\/]node_modules[\\/](?:web-vitals|@tanstack|@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals|use-sync-external-store)/;

export default defineConfig({
  plugins: [reactRouter(), compressAssets()],
  build: {
    target: BROWSERS,
    // Every byte comes from our origin under a policy that refuses data: URLs, so nothing is inlined as one.
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
                // Changes with a dependency, not with a release: a returning visitor keeps it. What starts a page is in it, for
                // its few lines are not worth a request.
                {
                  name: 'vendor',
                  test: (id) => /[\\/]node_modules[\\/]|\/app\/entry\.client\.tsx$/.test(id) && !LATE.test(id),
                  priority: 5,
                },
                // What most pages are made of, its sheet included, in one file: a phone far from us pays for the number of files first.
                { name: 'common', test: (id) => IN_ALL.test(id) && !OF_TITLES.test(id), priority: 4 },
                {
                  name: 'several',
                  test: (id) => !OF_TITLES.test(id) && !OF_ADMIN.test(id) && !LATE.test(id),
                  minShareCount: 2,
                  priority: 3,
                },
                // What films, series, seasons and people are made of: nobody else pays for it.
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
