import { expect, test } from 'vitest';
import type { EditedField } from '#shared/admin/domain/editing/edited-subject.ts';
import { changeDraft, type DraftEvent, type DraftState, isUnsaved, listUnsaved, openDraft } from './draft-state.ts';

const author = { id: 'b', name: 'Bia' };
const at = new Date(0);

function field(changes: Partial<EditedField> = {}): EditedField {
  return {
    field: 'overview',
    provider: 'TMDB',
    shown: 'TMDB',
    published: undefined,
    draft: undefined,
    version: 3,
    lock: undefined,
    conflict: undefined,
    ...changes,
  };
}

const after = (state: DraftState, ...events: DraftEvent[]) => events.reduce(changeDraft, state);
const type = (value: string): DraftEvent => ({ type: 'changed', field: 'overview', value });
const saved = (version: number): DraftEvent => ({
  type: 'answered',
  outcome: { intent: 'save', draft: { saved: [{ field: 'overview', version }], clashes: [], savedAt: at } },
});

test('typed text is unsaved until the server confirms it, and the next save is based on that version', () => {
  const typed = after(openDraft([field()]), type('Um'));
  expect(isUnsaved(typed)).toBe(true);
  const done = after(typed, { type: 'sent' }, saved(4));
  expect(done.fields.overview).toMatchObject({ isDirty: false, hasDraft: true, version: 4, value: 'Um' });
  expect(done.savedAt).toBe(at);
});

test('text typed during a save is saved after it', () => {
  const state = after(openDraft([field()]), type('Um'), { type: 'sent' }, type('Um dois'));
  expect(listUnsaved(state)).toEqual([]);
  const next = after(state, saved(4));
  expect(listUnsaved(next).map(([, held]) => [held.value, held.version])).toEqual([['Um dois', 4]]);
});

test('an unreachable server removes nothing from the page', () => {
  const state = after(
    openDraft([field()]),
    type('Um'),
    { type: 'sent' },
    {
      type: 'answered',
      outcome: { intent: 'save', isAway: true },
    },
  );
  expect(state.isAway).toBe(true);
  expect(listUnsaved(state).map(([, held]) => [held.value, held.version])).toEqual([['Um', 3]]);
});

const clash = { field: 'overview', mine: 'Meu', theirs: { value: 'Dela', author, at }, version: 5 };
const clashed = (): DraftState =>
  after(
    openDraft([field()]),
    type('Meu'),
    { type: 'sent' },
    {
      type: 'answered',
      outcome: { intent: 'save', draft: { saved: [], clashes: [clash], savedAt: at }, clashes: [clash] },
    },
  );

test('a conflict is not sent again until the editor resolves it', () => {
  expect(isUnsaved(clashed())).toBe(true);
  expect(listUnsaved(clashed())).toEqual([]);
});

test("the other editor's text, once taken, is shown in the control and is not unsaved", () => {
  const state = after(clashed(), { type: 'tookTheirs', field: 'overview' });
  expect(state.fields.overview).toMatchObject({
    value: 'Dela',
    version: 5,
    isDirty: false,
    clash: undefined,
    mount: 1,
  });
});

test("the editor's own text, once chosen, is saved over the version they saw", () => {
  const state = after(clashed(), { type: 'keptOurs', field: 'overview', value: 'Meu' });
  expect(listUnsaved(state).map(([, held]) => [held.value, held.version])).toEqual([['Meu', 5]]);
});

test('a reloaded page shows the text of other editors, but never over unsaved text', () => {
  const theirs = field({ version: 9, draft: { value: 'Dela', author, at } });
  const untouched = after(openDraft([field()]), { type: 'loaded', fields: [theirs] });
  expect(untouched.fields.overview).toMatchObject({ value: 'Dela', version: 9, mount: 1 });
  const writing = after(openDraft([field()]), type('Meu'), { type: 'loaded', fields: [theirs] });
  expect(writing.fields.overview).toMatchObject({ value: 'Meu', version: 3, isDirty: true, mount: 0 });
});

test('a page with other fields leaves unsaved text where it is, and forgets fields that are saved', () => {
  const episodes = [field({ field: 's1e1.name' }), field({ field: 's1e2.name' })];
  const typed = after(openDraft(episodes), { type: 'changed', field: 's1e1.name', value: 'Meu' });
  const next = after(typed, { type: 'loaded', fields: [field({ field: 's2e1.name' })] });
  expect(Object.keys(next.fields)).toEqual(['s1e1.name', 's2e1.name']);
  expect(listUnsaved(next).map(([name, held]) => [name, held.value, held.version])).toEqual([['s1e1.name', 'Meu', 3]]);
});
