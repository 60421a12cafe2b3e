import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditedField } from '#shared/admin/domain/editing/edited-subject.ts';
import { changeDraft, type DraftState, openDraft } from '../editing/draft/draft-state.ts';
import { findElsewhere, findOffered, type LocalDraft, readLocalDraft, saveLocalDraft } from './local-draft.ts';

const fieldOf = (field: string, value: string): EditedField => ({
  field,
  provider: null,
  shown: null,
  published: undefined,
  draft: { value } as EditedField['draft'],
  version: 1,
  lock: undefined,
  conflict: undefined,
});
const stored = (fields: Record<string, string>): LocalDraft => ({
  at: 1,
  fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { value, version: 1 }])),
});

const shownBy = (state: DraftState) => (field: string) => state.fields[field];

describe('what an earlier visit left in the browser', () => {
  const opened = openDraft([fieldOf('title', 'Título'), fieldOf('overview', 'Sinopse')]);

  test('is offered where it differs from the screen', () => {
    const offered = findOffered(stored({ title: 'Título', overview: 'Outra' }), shownBy(opened));
    expect(offered).toEqual(stored({ overview: 'Outra' }));
  });

  test('is compared with the text on the screen now, not with the one at the start', () => {
    const typed = changeDraft(opened, { type: 'changed', field: 'overview', value: 'Outra' });
    expect(findOffered(stored({ overview: 'Outra' }), shownBy(typed))).toBeUndefined();
    expect(findOffered(stored({ overview: 'Sinopse' }), shownBy(typed))).toEqual(stored({ overview: 'Sinopse' }));
  });

  test('is not offered for a field this screen does not have, and stays stored for the one that has it', () => {
    const left = stored({ biography: 'Vida', overview: 'Outra' });
    expect(findOffered(left, shownBy(opened))).toEqual(stored({ overview: 'Outra' }));
    expect(findElsewhere(left, shownBy(opened))).toEqual(stored({ biography: 'Vida' }).fields);
  });

  test('is nothing without a stored draft', () => {
    expect(findOffered(undefined, shownBy(opened))).toBeUndefined();
  });
});

describe('the browser’s copy', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is read back as it was stored, and is gone when nothing is unsaved', () => {
    const { fields } = stored({ overview: 'Outra' });
    saveLocalDraft('k', fields, 1);
    expect(readLocalDraft('k')).toEqual(stored({ overview: 'Outra' }));
    saveLocalDraft('k', {}, 2);
    expect(readLocalDraft('k')).toBeUndefined();
  });

  test.each(['{', 'null', '{"at":"x","fields":{"a":{}}}', '{"at":1,"fields":{}}'])(
    'that reads %s is no draft',
    (text) => {
      localStorage.setItem('k', text);
      expect(readLocalDraft('k')).toBeUndefined();
    },
  );
});
