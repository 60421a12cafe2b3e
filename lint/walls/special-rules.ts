import type { IForbiddenRuleType } from 'dependency-cruiser';
import { importTable } from './import-table.ts';
import { within } from './rules.ts';

const APP = '^src/processes/web/app/';
const TEST = '[.]test[.]tsx?$';
const SERVER_ONLY = '[.]server([.]test)?[.]tsx?$';
const BACKEND = `${APP}backend[.]server[.]ts$`;
const GUARD = `${APP}admin/guard[.]server[.]ts$`;
const ADMIN_BACKEND = `${APP}admin/admin-backend[.]server[.]ts$`;

/** The walls that are not a line of a table. */
export const specialRules: readonly IForbiddenRuleType[] = [
  {
    name: 'every folder has a line',
    severity: 'error',
    comment: 'A folder of src/ without a line in lint/walls/import-table.ts has no walls: write its line first.',
    from: { path: '^src/', pathNot: Object.keys(importTable).map(within) },
    to: {},
  },
  {
    name: 'backend only from routes',
    severity: 'error',
    comment:
      'backend.server.ts is the door to the server. Routes, root.tsx and entry.server.tsx go through it and hand ' +
      'blocks what they show.',
    from: { path: APP, pathNot: [`${APP}routes/`, `${APP}(root|entry[.]server)[.]tsx$`, GUARD, BACKEND, TEST] },
    to: { path: BACKEND },
  },
  {
    name: 'newsroom only through its guard',
    severity: 'error',
    comment:
      'admin-backend.server.ts is the door to the staff. Only the guard opens it, after asking the rules, and hands it to ' +
      'loaders and actions.',
    from: { path: APP, pathNot: [GUARD, `${APP}entry[.]server[.]tsx$`, ADMIN_BACKEND, TEST] },
    to: { path: ADMIN_BACKEND },
  },
  {
    name: 'guard only in routes',
    severity: 'error',
    comment: 'Blocks of the newsroom are handed what they show; routes ask for it through the guard.',
    from: { path: APP, pathNot: [`${APP}routes/admin/`, GUARD, TEST] },
    to: { path: GUARD },
  },
  {
    name: 'no newsroom on public pages',
    severity: 'error',
    comment: 'What only the newsroom shows is in no bundle of the public pages.',
    from: { path: APP, pathNot: [`${APP}(routes/)?admin/`, `${APP}entry[.]server[.]tsx$`, TEST] },
    to: {
      path: [
        `${APP}(routes/)?admin/`,
        '^src/shared/text/admin',
        '^src/shared/domain/(admin-|staff|check-|edit|same-value)',
      ],
    },
  },
  {
    name: 'app only as types',
    severity: 'error',
    comment: 'The web process reaches the app through its build; a second copy of a module of it would be another one.',
    from: { path: '^src/processes/web/', pathNot: [APP, TEST] },
    to: { path: APP, dependencyTypesNot: ['type-only'] },
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
    comment: 'Rich text is cleaned on the server: a browser that carried the cleaner would carry 60 KB for nothing.',
    from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
    to: { path: '^src/shared/rich-text/' },
  },
  {
    name: 'no builtin in the browser',
    severity: 'error',
    comment: 'The browser has no Node builtins: what needs one goes into a `.server` file or the web process.',
    from: { path: APP, pathNot: [SERVER_ONLY, TEST] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no cycle',
    severity: 'error',
    comment: 'Two files that need each other are one file, or hide a third: find it.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no development package',
    severity: 'error',
    comment: 'What runs in production is in `dependencies`; a devDependency is not there (its types may be).',
    // routes.ts is read by the build, never by the running product.
    from: { path: '^(src|migrations)/', pathNot: [TEST, `${APP}routes[.]ts$`] },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no unresolvable import',
    severity: 'error',
    comment:
      'The import leads nowhere: the file or package does not exist, or package.json#imports does not say where.',
    from: {},
    // The build makes these.
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];
