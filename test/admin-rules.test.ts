import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminRules } from '../src/shared/admin/domain/rules.ts';
import type { Rule } from '../src/shared/admin/domain/subjects/subject-rules.ts';

const say = ({ needs, isDangerous }: Rule) => (isDangerous ? `${needs}, confirmed` : needs);

/** `/admin/lixeira: see | draft: takeBack | hide: takeRecordBack` */
function describe([path, { view, actions }]: [
  string,
  { view: Rule; actions: Readonly<Record<string, Rule>> },
]): string {
  const byNeed = Map.groupBy(Object.entries(actions), ([, rule]) => say(rule));
  const lines = [...byNeed].map(
    ([need, named]) =>
      `${need}: ${named
        .map(([action]) => action)
        .toSorted()
        .join(' ')}`,
  );
  return [`${path}: ${say(view)}`, ...lines.toSorted()].join(' | ');
}

/** Some rules are made of the declarations of subjects: a change of one shows here what it opens, and to which members. */
test('who may open which page of the admin, and do what there, is as it was written down', () => {
  const frozen = readFileSync(new URL('fixtures/admin-rules.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(Object.entries<Parameters<typeof describe>[0][1]>(adminRules).map(describe).toSorted()).toEqual(frozen);
});
