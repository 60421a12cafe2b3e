import { expect, test } from 'vitest';
import { describeEmpty, listActive, toChoiceGroups } from './filter-choices.ts';
import { NO_FILTERS } from './filter-parameters.ts';

const options = {
  platforms: [
    { id: 8, name: 'Netflix', slug: 'netflix', logo: null },
    { id: 307, name: 'Globoplay', slug: 'globoplay', logo: null },
  ],
  genres: [{ slug: 'drama', name: 'Drama' }],
};
const query = { ...NO_FILTERS, genre: '', sort: 'popular' } as const;
const groupOf = (name: string, chosen: object) =>
  toChoiceGroups('movie', { ...query, ...chosen }, options).find((group) => group.name === name);

test('each filter that is set can be taken away alone', () => {
  const active = listActive(
    'movie',
    {
      ...query,
      platforms: ['netflix', 'globoplay'],
      age: 0,
      minutes: 110,
      fromYear: 1990,
      toYear: 1999,
      genre: 'drama',
    },
    options,
  );
  expect(active.map(({ label, without }) => [label, without])).toEqual([
    ['Netflix', { platforms: ['globoplay'] }],
    ['Globoplay', { platforms: ['netflix'] }],
    ['Livre', { age: undefined }],
    ['Até 1h 50min', { minutes: undefined }],
    ['1990 a 1999', { fromYear: undefined, toYear: undefined }],
    ['Drama', { genre: '' }],
  ]);
});

test('an empty list offers the removal that gives most, or to clear all', () => {
  const asked = { ...query, age: 10, minutes: 110 };
  const labelOf = (totalWithout: Record<string, number>) =>
    describeEmpty('movie', asked, options, { unrated: 0, totalWithout }, () => '/').wayOut.action.label;
  expect(labelOf({ idade: 12, duracao: 1_031 })).toBe('Tirar “Até 1h 50min” mostra 1.031');
  expect(labelOf({ idade: 0, duracao: 0 })).toBe('Limpar tudo');
});

test('a step that is seldom useful is shown only if the address has it', () => {
  expect(groupOf('duracao', {})?.choices.map(({ value }) => value)).toEqual(['90', '110', '130']);
  expect(groupOf('duracao', { minutes: 30 })?.choices.map(({ value }) => value)).toEqual(['30', '90', '110', '130']);
  expect(groupOf('idade', {})?.choices.map(({ value }) => value)).toEqual(['livre', '6', '10', '12', '14', '16']);
});

test('a list of one platform does not offer platforms, and series are not in cinemas', () => {
  const { platforms: _platforms, ...onPlatform } = query;
  const groups = toChoiceGroups('series', onPlatform, options);
  expect(groups.map(({ name }) => name)).toEqual(['idade', 'duracao', 'acesso', 'nota']);
  expect(groups[2]?.choices.map(({ value }) => value)).not.toContain('cinema');
});
