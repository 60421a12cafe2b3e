import { expect, test } from 'vitest';
import { readCreditEdits } from '../../../shared/domain/titles/credit-edits.ts';
import { projectCredits } from './project-credits.ts';

const cast = (...ids: number[]) => ids.map((personId) => ({ personId, character: `Papel ${personId}` }));
const crew = (...jobs: [personId: number, job: string][]) =>
  jobs.map(([personId, job]) => ({ personId, job, department: 'Crew' }));
const project = (source: object, edits: object, merged?: [number, number][]) => {
  const {
    cast: actors,
    crew: workers,
    edits: rows,
  } = projectCredits({ cast: [], crew: [], ...source }, readCreditEdits(edits), merged && new Map(merged));
  return {
    cast: actors.map(({ personId, character }) => `${personId} ${character}`),
    crew: workers.map(({ personId, job, department }) => `${personId} ${job} (${department})`),
    rows: rows.map(({ person_id, part, shown_part, is_added }) => [person_id, part, shown_part, is_added]),
  };
};

test('without edits the credits are TMDB’s', () => {
  expect(project({ cast: cast(1, 2) }, {})).toEqual({ cast: ['1 Papel 1', '2 Papel 2'], crew: [], rows: [] });
});

test('an editor hides, renames, moves and adds', () => {
  const edits = {
    ...{ 'cast.1.isHidden': true, 'cast.2.character': 'Outro', 'cast.4.position': 1 },
    ...{ 'cast.9.isAdded': true, 'cast.9.character': 'Novo', 'cast.9.position': 2 },
  };
  expect(project({ cast: cast(1, 2, 3, 4) }, edits)).toEqual({
    cast: ['4 Papel 4', '9 Novo', '2 Outro', '3 Papel 3'],
    crew: [],
    rows: [
      [1, 'Papel 1', null, false],
      [2, 'Papel 2', 'Outro', false],
      [9, '', 'Novo', true],
    ],
  });
});

test('an added credit that TMDB has by now is TMDB’s with our words', () => {
  const edits = { 'cast.1.isAdded': true, 'cast.1.character': 'Nosso' };
  expect(project({ cast: cast(1) }, edits)).toMatchObject({
    cast: ['1 Nosso'],
    rows: [[1, 'Papel 1', 'Nosso', false]],
  });
});

test('an edit of a credit that TMDB no longer has shows nothing', () => {
  expect(project({ cast: cast(1) }, { 'cast.2.character': 'X', 'cast.2.position': 1 })).toMatchObject({
    ...{ cast: ['1 Papel 1'], rows: [] },
  });
});

test('another job brings its department, and the other jobs of the person stay', () => {
  const source = { crew: crew([1, 'Director'], [1, 'Producer']) };
  expect(project(source, { 'crew.1-director.job': 'Screenplay' })).toMatchObject({
    crew: ['1 Screenplay (Writing)', '1 Producer (Crew)'],
    rows: [[1, 'Director', 'Screenplay', false]],
  });
});

test('of two parts of one person, the second is edited by its own key', () => {
  const source = { cast: [...cast(1), { personId: 1, character: 'Gêmeo' }] };
  expect(project(source, { 'cast.1-2.isHidden': true })).toMatchObject({ cast: ['1 Papel 1'] });
});

test('a person who was merged into another is shown as the other, once for each part', () => {
  const source = { cast: cast(1, 2, 3), crew: crew([1, 'Director'], [2, 'Director'], [1, 'Writer']) };
  expect(project(source, { 'cast.1.character': 'Nosso' }, [[1, 2]])).toMatchObject({
    cast: ['2 Papel 2', '3 Papel 3'],
    crew: ['2 Director (Crew)', '2 Writer (Crew)'],
  });
  expect(project({ cast: cast(1, 3) }, { 'cast.1.character': 'Nosso' }, [[1, 2]])).toMatchObject({
    cast: ['2 Nosso', '3 Papel 3'],
    rows: [[2, 'Papel 1', 'Nosso', false]],
  });
});
