import { buildSitemaps, type SitemapProgress } from '#server/sitemaps/build-sitemaps.ts';
import { refreshSitemaps } from '#server/sitemaps/refresh-sitemaps.ts';
import { listSitemapFiles } from '#server/store/site/sitemap-files.ts';
import { catalogueCommand } from './command.ts';
import { switchOption } from './parameters.ts';
import { showSteps } from './show-steps.ts';

export const buildSitemap = catalogueCommand({
  summary: 'build the sitemaps as the nightly job does',
  options: { changed: switchOption('only the files of what changed since the last time') },
  async run({ changed }, { ctx, terminal }) {
    const steps = showSteps(terminal);
    const onProgress: SitemapProgress = (kind, done, total) => steps.update(`sitemap files: ${kind}`, done, total);
    const building = changed ? refreshSitemaps(ctx, onProgress) : buildSitemaps(ctx, undefined, onProgress);
    const { looked, written, deleted } = await building;
    steps.end();
    terminal.print(`${looked} files compared, ${written} written, ${deleted} deleted`);
    const files = await listSitemapFiles(ctx.db);
    for (const kind of new Set(files.map((file) => file.kind))) {
      const ofKind = files.filter((file) => file.kind === kind);
      const urls = ofKind.reduce((sum, file) => sum + file.urlCount, 0);
      terminal.print(`  ${kind}: ${urls} pages in ${ofKind.length} files`);
    }
  },
});
