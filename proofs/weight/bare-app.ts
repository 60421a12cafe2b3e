import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** React and React Router with one minimal page: the baseline that every page of ours also carries. */
const FILES: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }',
  'react-router.config.ts': `export default { ssr: true, routeDiscovery: { mode: 'initial' } };`,
  'app/routes.ts': `import { index } from '@react-router/dev/routes';
export default [index('home.tsx')];`,
  'app/home.tsx': `export function loader() { return { word: 'oi' }; }
export default function Home({ loaderData }) { return <h1>{loaderData.word}</h1>; }`,
  'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
export function Layout({ children }) {
  return (
    <html lang="pt-BR">
      <head><meta charSet="utf-8" /><Meta /><Links /></head>
      <body>{children}<ScrollRestoration /><Scripts /></body>
    </html>
  );
}
export default function Root() { return <Outlet />; }`,
  'app/entry.server.tsx': `import { renderToString } from 'react-dom/server';
import { ServerRouter } from 'react-router';
export default function handleRequest(request, status, headers, context) {
  const page = renderToString(<ServerRouter context={context} url={request.url} />);
  return new Response('<!DOCTYPE html>' + page, { status, headers });
}`,
  // The same browser targets and compression as ours, so that only the code differs.
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
import { compressAssets } from '../../tools/bundle/compress-assets.ts';
import { BROWSERS } from '../../tools/bundle/browsers.ts';
export default { plugins: [reactRouter(), compressAssets()], build: { target: BROWSERS, sourcemap: false } };`,
};

/** Built inside the repository, so that it uses the same packages. Returns the folder of its build. */
export async function buildBareApp(root: string): Promise<string> {
  const folder = path.join(root, '.cache/bare-app');
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  await promisify(execFile)('react-router', ['build'], { cwd: folder, maxBuffer: 2 ** 24 });
  return path.join(folder, 'build');
}
