import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export const EMPTY_PAGE = '/vazia';

const PAGE = `export const meta = () => [
  { title: 'Vazia' },
  { name: 'description', content: 'Uma página com cabeçalho, rodapé e nada entre eles.' },
];
export default function Empty() { return <h1 className="visually-hidden">Vazia</h1>; }
`;
const CONFIG = `import base from '../../react-router.config.ts';
export default { ...base, appDirectory: 'app', buildDirectory: 'build' };
`;

/**
 * Our build plus one page that has header, footer, scripts, styles and fonts like any other and no content. Built inside the
 * repository, so that it uses the same packages. Returns the folder of the build.
 */
export async function buildWithEmptyPage(root: string): Promise<string> {
  const folder = path.join(root, '.cache/empty-shell');
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, 'src/processes/web/app'), path.join(folder, 'app'), { recursive: true });
  const routes = path.join(folder, 'app/routes.ts');
  const [before, after, ...more] = readFileSync(routes, 'utf8').split("route('*'");
  if (before === undefined || after === undefined || more.length > 0) throw new Error('routes.ts has no last route');
  writeFileSync(routes, `${before}route('${EMPTY_PAGE.slice(1)}', 'empty-route.tsx'),\n  route('*'${after}`);
  writeFileSync(path.join(folder, 'app/empty-route.tsx'), PAGE);
  writeFileSync(path.join(folder, 'react-router.config.ts'), CONFIG);
  writeFileSync(path.join(folder, 'vite.config.ts'), "export { default } from '../../vite.config.ts';\n");
  await promisify(execFile)('react-router', ['build'], { cwd: folder, maxBuffer: 2 ** 24 });
  return path.join(folder, 'build');
}
