import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from '../src/processes/web/app/routes.ts';
import { findFieldFault, isFieldShaped } from '../src/shared/admin/domain/editing/check-field.ts';
import { subjectPath, subjectsPath } from '../src/shared/admin/domain/paths.ts';
import { subjects } from '../src/shared/admin/domain/subjects/subjects.ts';
import type { Editable } from '../src/shared/domain/entities.ts';
import { PAGE_PATHS } from '../src/shared/domain/site/page-texts.ts';
import { valueOf } from './editing/every-field.ts';

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}
const patternsOf = (some: readonly Route[]): string[] =>
  some.flatMap(({ path = '', children = [] }) => [`/${path}`, ...patternsOf(children)]);
const patterns = patternsOf(routes).filter((pattern) => !pattern.endsWith('*'));
const isServed = (address: string) => patterns.some((pattern) => matchPath(pattern, address));

describe.each(Object.keys(subjects) as Editable[])('a %s', (entity) => {
  const { words, fields, page, preview, isAlone } = subjects[entity];

  test('has its words', () => {
    expect(Object.values(words).filter((word) => word.trim() === '')).toEqual([]);
  });

  test.each(Object.entries<{ kind: string; label: string }>(fields))(
    'has a label and a check for %s',
    (field, { label }) => {
      const value = valueOf(entity, field, 1);
      expect(label).not.toBe('');
      expect(isFieldShaped(entity, field, value)).toBe(true);
      expect(findFieldFault(entity, field, value)).toBeUndefined();
      // No kind of field takes this.
      expect(findFieldFault(entity, field, { nothing: Number.NaN })).toBeDefined();
    },
  );

  test('has its pages in the admin and on the site', () => {
    expect(isServed(subjectsPath(entity))).toBe(true);
    expect(isServed(subjectPath(entity, 1))).toBe(true);
    expect(subjectPath(entity, 1) === subjectsPath(entity)).toBe(isAlone === true);
    const slugs = entity === 'page' ? Object.values(PAGE_PATHS) : entity === 'robots' ? [] : ['x-1'];
    for (const slug of slugs) expect(isServed(page(slug)), slug).toBe(true);
    for (const id of [1, 2, 3]) if (preview) expect(isServed(preview('token', id))).toBe(true);
  });
});

test('two kinds of subjects with pages of their own have not the same address', () => {
  expect(isServed('/admin/nada')).toBe(false);
  const words = Object.values(subjects).flatMap(({ word, isAlone }) => (isAlone ? [] : [word]));
  expect(new Set(words).size).toBe(words.length);
});
