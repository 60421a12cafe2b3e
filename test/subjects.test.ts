import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import * as editRoute from '../src/processes/web/app/admin/subjects/edit-route.tsx';
import * as listRoute from '../src/processes/web/app/admin/subjects/list-route.tsx';
import * as newRoute from '../src/processes/web/app/admin/subjects/new-route.tsx';
import { subjectScreens } from '../src/processes/web/app/admin/subjects/screens.ts';
import routes from '../src/processes/web/app/routes.ts';
import { findFieldFault, isFieldShaped } from '../src/shared/admin/domain/editing/check-field.ts';
import { adminRules, hasScreen, screenPath } from '../src/shared/admin/domain/rules.ts';
import { subjectPath, subjectsPath } from '../src/shared/admin/domain/subjects/subject-paths.ts';
import { recordRules } from '../src/shared/admin/domain/subjects/subject-rules.ts';
import { LISTED, listingOf, subjects } from '../src/shared/admin/domain/subjects/subjects.ts';
import { adminDashboard } from '../src/shared/admin/text/dashboard.ts';
import type { Editable } from '../src/shared/domain/entities.ts';
import { PAGE_PATHS } from '../src/shared/domain/site/page-texts.ts';
import { PAGED_RECORDS } from '../src/shared/domain/subjects/page-words.ts';
import { CREATED_RECORDS, factsOf, listStartFields } from '../src/shared/domain/subjects/records.ts';
import { valueOf } from './editing/every-field.ts';

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}
const patternsOf = (some: readonly Route[]): string[] =>
  some.flatMap(({ path = '', children = [] }) => [`/${path}`, ...patternsOf(children)]);
const patterns = patternsOf(routes).filter((pattern) => !pattern.endsWith('*'));
const isServed = (address: string) => patterns.some((pattern) => matchPath(pattern, address.split('?')[0] ?? ''));

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

describe.each(LISTED.filter((entity) => hasScreen(entity, 'list')))('the list of a %s', (entity) => {
  const { columns, filters, orders } = listingOf(entity);

  test('has columns, each of them once and with a head', () => {
    expect(columns.length).toBeGreaterThan(0);
    const fields: Readonly<Record<string, { label: string }>> = subjects[entity].fields;
    const names = columns.map((column) => (typeof column === 'object' ? column.field : column));
    expect(new Set(names).size).toBe(names.length);
    for (const column of columns)
      if (typeof column === 'object') expect(column.label ?? fields[column.field]?.label).toBeTruthy();
  });

  test('has filters and orders, or neither', () => {
    expect(filters.length > 0).toBe(orders.length > 0);
    const words = filters.flatMap((filter) => (typeof filter === 'object' ? filter.word : []));
    expect(words.filter((word) => !/^[a-z-]{1,40}$/.test(word))).toEqual([]);
  });
});

interface Guarded {
  guarded: { guards: string; intents?: string[] }[];
}
const SCREENS: Readonly<Record<'list' | 'new' | 'edit', { loader: Guarded; action: Guarded }>> = {
  list: listRoute,
  new: newRoute,
  edit: editRoute,
};

const PATHS = Object.keys(adminRules);

/** By its declaration alone. */
describe.each(PAGED_RECORDS)('a %s, which has a page of its own', (entity) => {
  test.each(['list', 'new', 'edit'] as const)('has its %s screen, with rules, an address and a guard', (screen) => {
    const path = screenPath(entity, screen);
    expect(PATHS).toContain(path);
    expect(patterns).toContain(path);
    const { loader, action } = SCREENS[screen];
    expect(loader.guarded.map(({ guards }) => guards)).toContain(path);
    const own = action.guarded.find(({ guards }) => guards === path);
    expect(own?.intents).toEqual(Object.keys(adminRules[path].actions));
    expect(own?.intents).toEqual(expect.arrayContaining(Object.keys(recordRules[screen].actions)));
  });

  test('is listed with its state and its last editor, those worked on last first', () => {
    const { columns, filters, orders } = listingOf(entity);
    expect(columns).toEqual(expect.arrayContaining(['state', 'edited']));
    expect(filters).toContain('state');
    expect(orders[0]).toBe('edicao');
  });

  test('has an address and says what it is for', () => {
    expect(factsOf(entity).required).toContain('slug');
    expect(subjects[entity].words.about).toBeTruthy();
  });
});

describe.each(CREATED_RECORDS)('a %s, which editors create', (entity) => {
  test('says what it is called, and what a published one has', () => {
    const { face, required = [] } = factsOf(entity);
    expect(Object.keys(subjects[entity].fields)).toEqual(expect.arrayContaining([...required]));
    expect(required).toContain(face?.title);
    expect(listStartFields(entity)[0]).toBe(face?.title);
  });

  test('is edited on the screen of all, where it can be taken off and removed', () => {
    expect(PATHS).toContain(screenPath(entity, 'edit'));
    expect(subjectScreens[entity].Menu).toBeDefined();
  });

  test.each(['created', 'unpublished', 'removed', 'recovered'])('has words for the event that it was %s', (event) => {
    expect(Object.keys(adminDashboard.auditEvents)).toContain(`${entity}.${event}`);
  });
});
