import { buildSitemaps } from '#server/sitemaps/build-sitemaps.ts';
import { refreshSitemaps } from '#server/sitemaps/refresh-sitemaps.ts';
import { listSitemapFiles } from '#server/store/sitemap-files.ts';
import type { Command } from './command.ts';

export const buildSitemap: Command = {
  usage: 'sitemap [--changed]',
  what: 'build the sitemaps as the nightly job does; --changed only the files of what changed since the last time',
  async run({ ctx, args, print }) {
    const { looked, written, deleted } = await (args.includes('--changed') ? refreshSitemaps(ctx) : buildSitemaps(ctx));
    print(`${looked} files looked at, ${written} written, ${deleted} deleted`);
    const files = await listSitemapFiles(ctx.db);
    for (const kind of new Set(files.map((file) => file.kind))) {
      const ofKind = files.filter((file) => file.kind === kind);
      const urls = ofKind.reduce((sum, file) => sum + file.urlCount, 0);
      print(`  ${kind}: ${urls} pages in ${ofKind.length} files`);
    }
  },
};
