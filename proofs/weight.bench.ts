import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { splitBuild } from '../src/processes/web/split-build.ts';
import { reportBench } from './report.ts';
import { buildBareApp } from './weight/bare-app.ts';

/**
 * Compressed size of a page's scripts and styles, against those of a bare React and React Router app with one page.
 * Ours come from the last `npm run build`; `npm run bench -- weight .cache/before` weighs another build.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
/** Page and route, as routes.ts names them. */
const PAGES = {
  home: 'public/home/home-route',
  'a list': 'movies',
  'a genre': 'public/genres/genre-route',
  'the search': 'public/search/search-route',
  'a film': 'public/title/movie-route',
  'a series': 'one-series',
  'a person': 'public/person/person-route',
} as const;

interface Weight {
  what: string;
  scripts: number;
  scriptBytes: number;
  styleBytes: number;
}

const [given = 'build'] = process.argv.slice(3);
const bareFolder = await buildBareApp(ROOT);
const bare = await weighPage('bare React and React Router', bareFolder, 'home');
const ours = await Promise.all(
  Object.entries(PAGES).map(([what, route]) => weighPage(what, path.resolve(given), route)),
);
rmSync(path.dirname(bareFolder), { recursive: true });
report();

async function weighPage(what: string, folder: string, route: string): Promise<Weight> {
  const build = (await import(pathToFileURL(path.join(folder, 'server/index.js')).href)) as ServerBuild;
  // Pages of the site get a manifest without the admin's routes.
  const { site, manifests } = splitBuild(build);
  const { assets } = site;
  const parts = [assets.entry, assets.routes.root, assets.routes[route]].filter((part) => part !== undefined);
  if (parts.length < 3) throw new Error(`${what}: the build has no route "${route}"`);
  const manifest = brotliCompressSync(manifests.get(assets.url) ?? '').length;
  const scripts = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
  const styles = new Set(parts.flatMap((part) => ('css' in part ? (part.css ?? []) : [])));
  const weigh = (files: Set<string>) => [...files].reduce((sum, file) => sum + travelling(folder, file), 0);
  return { what, scripts: scripts.size + 1, scriptBytes: manifest + weigh(scripts), styleBytes: weigh(styles) };
}

/** A file too small to be compressed in the build is compressed while it is sent. */
function travelling(folder: string, address: string): number {
  // React Router ends the address of a sheet that a dynamic import needs too with `#`.
  const file = path.join(folder, 'client', address.replace(/#$/, ''));
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
}

function report(): void {
  const rows = [bare, ...ours].map(({ what, scripts, scriptBytes, styleBytes }) => ({
    what,
    scripts,
    'scripts, KB': (scriptBytes / 1_000).toFixed(1),
    'of bare': (scriptBytes / bare.scriptBytes).toFixed(2),
    'styles, KB': (styleBytes / 1_000).toFixed(1),
  }));
  reportBench({ bench: 'weight', build: given, rows });
}
