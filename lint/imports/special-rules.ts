import type { IForbiddenRuleType } from 'dependency-cruiser';
import { importTable } from './import-table.ts';
import { within } from './rules.ts';

const APP = '^src/processes/web/app/';
const TEST = '[.]test[.]tsx?$';
const SERVER_ONLY = '[.]server([.]test)?[.]tsx?$';
const ROUTE = '-(route|layout)[.]tsx?$';
const GUARD = `${APP}admin/guard[.]server[.]ts$`;
const WEB = '^src/processes/web/(?!app/)';

/** The rules that are not generated from a table. */
export const specialRules: readonly IForbiddenRuleType[] = [
  {
    name: 'every folder has a line',
    severity: 'error',
    comment: 'A folder of src/ without a row in lint/imports/import-table.ts has no import rules: add its row first.',
    from: { path: '^src/', pathNot: Object.keys(importTable).map(within) },
    to: {},
  },
  {
    name: 'server only from routes',
    severity: 'error',
    comment:
      'Loaders and actions call the server, in routes, root.tsx, entry.server.tsx and `.server` files; they pass ' +
      'components their data.',
    from: { path: APP, pathNot: [ROUTE, SERVER_ONLY, `${APP}(root|entry[.]server)[.]tsx$`, TEST] },
    to: { path: ['^src/server/', WEB] },
  },
  {
    name: 'public pages read the catalogue',
    severity: 'error',
    comment:
      'A public page is made of public functions and site settings. Functions of the admin and of staff are called ' +
      'only in app/admin, where the guard has checked the permission.',
    from: { path: APP, pathNot: [`${APP}admin/`, TEST] },
    to: { path: '^src/server/', pathNot: ['^src/server/catalogue/', '^src/server/context[.]ts$'] },
  },
  {
    name: 'admin only through its guard',
    severity: 'error',
    comment:
      'Only the guard reads the request of an admin page. It checks the permission and then passes loaders and ' +
      'actions the context, the member and the editor, without which no function of the server can be called.',
    from: { path: `${APP}admin/`, pathNot: [GUARD, TEST] },
    to: { path: WEB },
  },
  {
    name: 'guard only in routes',
    severity: 'error',
    comment: 'Admin components get their data from routes, which load it through the guard.',
    from: { path: APP, pathNot: [ROUTE, SERVER_ONLY, TEST] },
    to: { path: GUARD },
  },
  {
    name: 'no admin on public pages',
    severity: 'error',
    comment: 'Admin code is in no bundle of the public pages.',
    // Only the build reads routes.ts.
    from: { path: APP, pathNot: [`${APP}admin/`, `${APP}routes[.]ts$`, TEST] },
    to: {
      path: [`${APP}admin/`, '^src/shared/admin/'],
    },
  },
  {
    name: 'subjects as types',
    severity: 'error',
    comment: 'What editors may write of a subject is in no bundle of the public pages: use `import type`.',
    from: { path: APP, pathNot: [`${APP}admin/`, TEST] },
    to: { path: '^src/shared/domain/subjects/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'modules only through their index',
    severity: 'error',
    comment:
      'server/lists, server/filters and server/search are used through index.ts; their other files may change freely.',
    from: { path: '^src/', pathNot: ['^src/server/(lists|filters|search)/', TEST] },
    to: { path: '^src/server/(lists|filters|search)/', pathNot: '/index[.]ts$' },
  },
  {
    name: 'app only as its build',
    severity: 'error',
    comment: 'The web process loads the built app; importing one of its modules would load a second copy.',
    from: { path: WEB, pathNot: TEST },
    to: { path: APP },
  },
  {
    name: 'no zod in the browser',
    severity: 'error',
    comment: 'The browser needs the types of the contract, not its schemas (zod weighs 26–90 KB): use `import type`.',
    from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
    to: { path: ['^src/shared/contract/', '(^|/node_modules/)zod(/|$)'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no cleaner in the browser',
    severity: 'error',
    comment: 'Rich text is cleaned on the server: the cleaner would add 60 KB to the browser bundle.',
    from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
    to: { path: '^src/shared/rich-text/' },
  },
  {
    name: 'no builtin in the browser',
    severity: 'error',
    comment: 'The browser has no Node builtins: code that needs one belongs in a `.server` file or the web process.',
    from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no cycle',
    severity: 'error',
    comment: 'Files that import each other should be one file, or move the shared part to a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no development package',
    severity: 'error',
    comment: 'What runs in production is in `dependencies`; a devDependency is not there (its types may be).',
    // Only the build reads routes.ts, not the running product.
    from: { path: '^(src|migrations)/', pathNot: [TEST, `${APP}routes[.]ts$`] },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no unresolvable import',
    severity: 'error',
    comment: 'The import cannot be resolved: the file or package does not exist, or package.json#imports lacks it.',
    from: {},
    // Created by the build.
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];
