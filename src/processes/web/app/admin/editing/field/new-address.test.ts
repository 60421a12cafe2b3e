import { expect, test } from 'vitest';
import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import type { FieldState } from '../draft/draft-state.ts';
import { findNewAddress } from './new-address.ts';

const untouched: FieldState = {
  ...{ value: null, version: 1, isDirty: false, hasDraft: false, isOpen: false, mount: 0 },
  ...{ sent: undefined, clash: undefined, problem: undefined },
};
const written = (value: unknown): FieldState => ({ ...untouched, value, hasDraft: true });
const film = { entity: 'movie', id: 598, year: '2002', path: '/filme/cidade-de-deus-2002-598' } as EditedSubject;
const person = { entity: 'person', id: 8602, year: '', path: '/pessoa/alice-braga-8602' } as EditedSubject;

test.each([
  ['nothing was written', film, untouched, undefined],
  ['the same words', film, written('Cidade de Deus!'), undefined],
  ['another title', film, written('Cidade dos Homens'), '/filme/cidade-dos-homens-2002-598'],
  ['a title about to be refused', film, written(' '), undefined],
  ['TMDB’s title again', film, written(null), undefined],
  ['another name', person, written('Alice Braga Moraes'), '/pessoa/alice-braga-moraes-8602'],
])('%s', (_case, subject, held, path) => {
  const fields = { [subject.entity === 'person' ? 'name' : 'title']: held, slug: untouched };
  expect(findNewAddress(subject, fields)?.path).toBe(path);
});

test('can be left as it is, which nobody has to be told twice', () => {
  const title = written('Cidade dos Homens');
  const kept = findNewAddress(film, { title, slug: untouched })?.kept;
  expect(kept).toBe('cidade-de-deus-2002');
  expect(findNewAddress(film, { title, slug: written(kept) })).toBeUndefined();
});

test('an address without words has nothing that could be kept', () => {
  const bare = { ...film, path: '/filme/598' };
  expect(findNewAddress(bare, { title: written('Cidade'), slug: untouched })).toEqual({
    path: '/filme/cidade-2002-598',
    kept: undefined,
  });
});
