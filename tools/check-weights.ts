import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Scripts that the first load of each route downloads, in bytes of brotli. Fails if a group of vite.config.ts swallows what another
 * screen needs: that costs 100 KB without a warning.
 */
const LIMITS: readonly { of: RegExp; bytes: number }[] = [
  { of: /^admin\/sign-in\//, bytes: 147_000 },
  { of: /^admin\//, bytes: 292_000 },
  { of: /^preview-/, bytes: 147_000 },
  { of: /./, bytes: 145_500 },
];

const FOLDER = path.resolve(import.meta.dirname, '../build/client/assets');

interface Route {
  id: string;
  parentId?: string;
  module: string;
  imports: string[];
}

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
}

const [file] = globSync('manifest-*.js', { cwd: FOLDER });
if (!file) throw new Error('the pages are not built: node tools/build-pages.ts');
const written = readFileSync(path.join(FOLDER, file), 'utf8');
const { entry, routes } = JSON.parse(written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1)) as Manifest;

function sizeOf(name: string): number {
  const place = path.join(FOLDER, name);
  return statSync(`${place}.br`, { throwIfNoEntry: false })?.size ?? statSync(place).size;
}

/** The route with the layouts around it. */
function listFiles(route: Route): string[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [
    ...(parent ? listFiles(parent) : [file ?? '', entry.module, ...entry.imports]),
    route.module,
    ...route.imports,
  ];
}

const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
let failed = 0;
for (const route of Object.values(routes).filter(({ id }) => !parents.has(id))) {
  const files = new Set(listFiles(route).map((each) => path.basename(each)));
  const bytes = [...files].reduce((sum, each) => sum + sizeOf(each), 0);
  const limit = LIMITS.find(({ of }) => of.test(route.id))?.bytes;
  const isOver = limit === undefined || bytes > limit;
  if (isOver) failed += 1;
  const line = `${String(bytes).padStart(7)}  ${String(files.size).padStart(2)} files  ${route.id}`;
  if (isOver || process.argv.includes('--all'))
    console.log(isOver ? `${line}: more than ${limit ?? 'no limit'}` : line);
}
console.log(`weights: ${Object.keys(routes).length - parents.size} routes, ${failed} over their limit`);
process.exitCode = failed > 0 ? 1 : 0;
