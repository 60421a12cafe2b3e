import type { IForbiddenRuleType } from 'dependency-cruiser';
import { importTable } from './import-table.ts';
import { keptOut, packageTable, selfContained } from './package-table.ts';

const TEST = '[.]test[.]tsx?$';
const STORY = '^src/server/.*[.]db[.]test[.]ts$';
const PACKAGE_TYPES = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'] as const;

/** Paths of this repository. Importing one is forbidden unless a table allows it, even if its folder is in no table. */
const OURS = '^(src|packages|proofs|test|e2e|tools|lint|build|migrations|docs|deploy)/|^[^/]+[.][a-z.]+$';

/** `src/server/store` → everything in it; `src/main.ts` → that file. */
export function within(folder: string): string {
  const escaped = folder.replaceAll('.', '[.]');
  return /[.]tsx?$/.test(folder) ? `^${escaped}$` : `^${escaped}/`;
}

/** `pg` → the package pg and its paths, installed or not; `@react-router/` → the whole scope. */
function packagePaths(names: readonly string[]): string[] {
  return names
    .map((name) => name.replace(/\/$/, ''))
    .flatMap((name) => [`^${name}(/|$)`, `(^|/)node_modules/(@types/)?${name}(/|$)`]);
}

/** A nested folder with its own row is excluded from the outer folder's rule. */
function ownedBy(folder: string) {
  const inner = Object.keys(importTable).filter((other) => other.startsWith(`${folder}/`));
  return { path: within(folder), pathNot: inner.map(within) };
}

function folderRules(): IForbiddenRuleType[] {
  return Object.entries(importTable).flatMap(([folder, { may, because }]) => {
    const { path, pathNot } = ownedBy(folder);
    const allowed = [folder, ...may].map(within);
    const rule = (name: string, fromNot: string[], to: string[], from = path): IForbiddenRuleType => ({
      name,
      severity: 'error',
      comment: `${folder} may import ${may.join(', ') || 'nothing but itself'}: ${because}.`,
      from: { path: from, pathNot: fromNot },
      to: { path: OURS, pathNot: to },
    });
    const isProduct = /^(src|packages)[/]/.test(folder);
    if (!isProduct) return [rule(`folder: ${folder}`, pathNot, allowed)];
    return [
      rule(`folder: ${folder}`, [...pathNot, TEST], allowed),
      // A test also uses the builders and the template database of test/.
      rule(`folder: ${folder} (tests)`, [...pathNot, STORY], [...allowed, within('test')], `${path}.*${TEST}`),
    ];
  });
}

/** A database test covers several steps (sync, edit, read), so it may import any part of the server. */
const storyRule: IForbiddenRuleType = {
  name: 'stories stay in the server',
  severity: 'error',
  comment: 'A *.db.test.ts of src/server may import all of server, shared and test, and no process.',
  from: { path: STORY },
  to: { path: OURS, pathNot: ['src/server', 'src/shared', 'test'].map(within) },
};

function packageRules(): IForbiddenRuleType[] {
  const only = Object.entries(packageTable).map(
    ([name, { packages, only, because }]): IForbiddenRuleType => ({
      name: `package: ${name}`,
      severity: 'error',
      comment: `${packages.join(', ')} only in ${only.join(', ')}: ${because}.`,
      from: { path: '^src/', pathNot: [...only.map((place) => `^${place.replaceAll('.', '[.]')}`), TEST] },
      to: { path: packagePaths(packages) },
    }),
  );
  const contained = Object.entries(selfContained).map(
    ([folder, { but, because }]): IForbiddenRuleType => ({
      name: `package: none in ${folder}`,
      severity: 'error',
      comment: `${folder} imports ${but.length > 0 ? `only ${but.join(', ')}` : 'no package and no Node builtin'}: ${because}.`,
      from: { path: within(folder), pathNot: TEST },
      to: { dependencyTypes: [...PACKAGE_TYPES], pathNot: packagePaths(but) },
    }),
  );
  const out = Object.entries(keptOut).map(
    ([folder, { packages, because }]): IForbiddenRuleType => ({
      name: `package: not in ${folder}`,
      severity: 'error',
      comment: `${folder} does not import ${packages.join(', ')}: ${because}.`,
      from: { path: within(folder), pathNot: TEST },
      to: { path: packagePaths(packages) },
    }),
  );
  return [...only, ...contained, ...out];
}

export const tableRules: readonly IForbiddenRuleType[] = [...folderRules(), storyRule, ...packageRules()];
