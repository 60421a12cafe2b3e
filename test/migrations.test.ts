import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * A migration runs while the release before it serves, so it may not remove or rename anything that release uses, or require more
 * than it writes. Each exception says why that release does not notice; the soak `upgrades` runs the real ones.
 */
const FOLDER = path.resolve(import.meta.dirname, '../migrations');

const DANGERS = [
  /\bdrop (?:table|column|view|materialized view|function|type|schema|constraint|trigger|index|sequence) (?:if exists )?[\w."]+/g,
  /\brename (?:to|column|constraint)\b[^;,]*/g,
  /\balter column \w+ (?:set data )?type\b[^;,]*/g,
  // Columns that must be filled and that the release before does not fill.
  /\balter column \w+ set not null/g,
  /\badd column (?:if not exists )?\w+(?:(?!\bdefault\b|\bgenerated\b)[^;,])*\bnot null\b(?:(?!\bdefault\b|\bgenerated\b)[^;,])*(?=[;,])/g,
  /\balter column \w+ drop default/g,
  /\brevoke\b[^;]*/g,
];

/** The statement as matched, and why the release before does not notice. */
const ALLOWED: Record<string, string> = {
  '0012 drop index content_cache_by_tag': 'no statement names an index; deleting by tag takes longer without it',
  '0012 drop index list_cache_by_tag': 'as above',
  '0016 drop constraint image_cache_original_url_key': 'nothing wrote to image_cache yet',
  '0023 drop constraint drafts_entity_check': 'replaced by a wider one in the same statement',
  '0023 drop constraint plans_entity_check': 'replaced by a wider one in the same statement',
  '0025 alter column key set not null': 'nothing but migrations added genres yet',
  '0028 drop index movies_by_title': 'made anew under the same name in the same transaction',
  '0028 drop index series_by_title': 'made anew under the same name in the same transaction',
  '0054 drop constraint bulk_actions_action_check': 'replaced by a wider one in the same statement',
  '0071 drop constraint subscription_changes_kind_check': 'replaced by a wider one in the same statement',
  '0079 drop constraint comment_threads_entity_check': 'replaced by a wider one in the same statement',
  '0079 drop constraint drafts_entity_check': 'replaced by a wider one in the same statement',
  '0079 drop constraint plans_entity_check': 'replaced by a wider one in the same statement',
  '0079 drop constraint reviews_entity_check': 'replaced by a wider one in the same statement',
  '0079 drop constraint trash_entity_check': 'replaced by a wider one in the same statement',
  '0085 drop constraint own_pictures_alt_check': 'it stores no picture without a text, and shows none from this table',
};

/** What the migration itself runs: without comments, function bodies and the down part. */
function statementsOf(text: string): string {
  const [up = ''] = text.split(/^-- migrate:down/m);
  return up
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

/** Dangerous statements, except those on tables and functions that the migration itself creates. */
function findDangers(text: string): string[] {
  const statements = statementsOf(text);
  const made = [...statements.matchAll(/\bcreate (?:table|function) (?:if not exists )?([\w.]+)/g)].map(
    ([, name = '']) => name,
  );
  const isOfItsOwn = (found: string) => made.some((name) => new RegExp(`\\b${name}\\b`).test(found));
  return DANGERS.flatMap((pattern) => [...statements.matchAll(pattern)].map(([found]) => found.trim())).filter(
    (found) => !isOfItsOwn(found),
  );
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'));

test('no migration takes away what the release before it may use, but for those that say why it may', () => {
  // The first release had none before it; it also created pg-boss's schema.
  const later = files.filter((file) => file > '0006');
  expect(later.length).toBeGreaterThan(20);
  const found = later.flatMap((file) =>
    findDangers(readFileSync(path.join(FOLDER, file), 'utf8')).map((danger) => `${file.slice(0, 4)} ${danger}`),
  );
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});

test.each([
  'alter table movies drop column title;',
  'alter table movies rename column title to name;',
  'alter table movies rename to films;',
  'drop table movies;',
  'alter table movies alter column id type bigint;',
  'alter table movies alter column tagline set not null;',
  'alter table movies add column rank integer not null;',
  'alter table movies add column a text, add column rank integer not null, add column b text;',
  'revoke select on movies from lanterninha_app;',
])('%s is seen', (statement) => {
  expect(findDangers(`-- migrate:up\n${statement}\n-- migrate:down`)).toHaveLength(1);
});

test.each([
  'alter table movies add column rank integer;',
  'alter table movies add column rank integer not null default 0;',
  'create table extra (id integer not null);',
  '-- drop table movies;\nselect 1;',
  'create function f() returns void language sql as $$ drop table movies $$;',
])('%s is nothing to see', (statement) => {
  expect(findDangers(`-- migrate:up\n${statement}\n-- migrate:down\ndrop table movies;`)).toEqual([]);
});
