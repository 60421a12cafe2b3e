import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from '../src/processes/web/app/routes.ts';
import { adminPaths } from '../src/shared/admin/domain/paths.ts';
import { adminRules } from '../src/shared/admin/domain/rules.ts';

interface Guarded {
  guards?: string;
  intents?: string[];
}

interface RouteModule {
  /** One file may be the route of several subjects. */
  loader?: Guarded & { guarded?: Guarded[] };
  action?: Guarded & { guarded?: Guarded[] };
}

/** What guards this address, of a file that has several or one. */
const guardOf = (part: RouteModule['loader'], path: string) =>
  part?.guarded ? part.guarded.find(({ guards }) => guards === path) : part;

const files = import.meta.glob<RouteModule>('../src/processes/web/app/admin/**/*-{route,layout}.tsx');
const load = (file: string) => {
  const module = files[`../src/processes/web/app/${file}`];
  if (!module) throw new Error(`no such page: ${file}`);
  return module();
};
// split-build.ts leaves files in this folder out of the build for visitors.
const isAdmin = ({ file }: { file: string }) => file.startsWith('admin/');
const admin = routes.filter(isAdmin);
const site = routes.filter((route) => !isAdmin(route));
const pages = admin.flatMap(({ children = [] }) => children);
const layouts = admin.map(({ file }) => file);

describe('the admin', () => {
  test('has a rule for every page, and a page for every rule', () => {
    expect(pages.map(({ path }) => `/${path ?? ''}`).sort()).toEqual(Object.keys(adminRules).sort());
  });

  test('is behind its own layouts, and no page of it is among the public ones', () => {
    for (const { path = '', file, id = file } of site) {
      expect(path).not.toMatch(/^admin/);
      expect(file).not.toMatch(/admin/);
      expect(id).not.toMatch(/admin/);
    }
    // An explicit id would put an admin page into the public build.
    for (const { id, file } of [...admin, ...pages]) expect(id ?? file).toMatch(/^admin\//);
    expect(admin.every(({ path }) => path === undefined)).toBe(true);
    expect(Object.keys(files).length).toBe(new Set(pages.map(({ file }) => file)).size + layouts.length);
  });

  test.each(pages.map(({ path = '', file }) => [path, file] as const))(
    '%s asks the rules of its own address before it shows or does anything',
    async (path, file) => {
      const module = await load(file);
      const [loader, action] = [guardOf(module.loader, `/${path}`), guardOf(module.action, `/${path}`)];
      expect(loader?.guards).toBe(`/${path}`);
      const rule = adminRules[`/${path}` as keyof typeof adminRules];
      expect(action?.intents ?? []).toEqual(Object.keys(rule.actions));
      if (action) expect(action.guards).toBe(`/${path}`);
    },
  );

  test.each(layouts)('%s, which is around pages, asks too', async (file) => {
    expect((await load(file)).loader?.guards).toBeDefined();
  });

  test('builds no address that it does not serve', () => {
    const patterns = pages.flatMap(({ path }) => (path && path !== 'admin/*' ? `/${path}` : []));
    for (const [name, build] of Object.entries(adminPaths)) {
      const address = build('x');
      expect(
        patterns.some((pattern) => matchPath(pattern, address.split('?', 1)[0] ?? '')),
        name,
      ).toBe(true);
    }
  });
});
