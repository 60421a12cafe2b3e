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
    .map((place) => `(?:${place}\\.tsx?$)`)
    .join('|'),
);

export default defineConfig({
  plugins: [reactRouter(), compressAssets()],
  build: {
    target: BROWSERS,
    // Every byte comes from our origin under a policy that refuses data: URLs, so nothing is inlined as one.
    assetsInlineLimit: 0,
    // One sheet: it is small, the second page has it already, and a page waits for one file and not for twenty.
    cssCodeSplit: false,
    sourcemap: false,
  },
  environments: {
    // The server's build sends no style sheet and shall not leave one among the browser's files.
    ssr: { build: { cssCodeSplit: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Changes with a dependency, not with a release: a returning visitor keeps it. Without web-vitals, which only
                // comes to whoever accepted to be measured, and the query cache, which comes after the first page.
                { name: 'vendor', test: /[\\/]node_modules[\\/](?!web-vitals[\\/]|@tanstack[\\/])/, priority: 3 },
                // What several pages are made of, in one file: a phone far from us pays for the number of files first.
                { name: 'common', test: (id) => !OF_TITLES.test(id), minShareCount: 2, priority: 2 },
                // What films, series, seasons and people are made of: nobody else pays for it.
                { name: 'title', test: OF_TITLES, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
