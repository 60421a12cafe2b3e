import { describe, expect, test } from 'vitest';
import { buildPersonSource } from '../../../../test/builders/person-source.ts';
import { projectPerson } from './project-person.ts';

const project = (source: Parameters<typeof buildPersonSource>[0] = {}, overrides = {}) =>
  projectPerson(buildPersonSource(source), overrides).person;

describe('what is shown of a person', () => {
  test("an editor's name and handle replace what TMDB sent, and the rest stays", () => {
    expect(project({ instagramId: 'velho' }, { name: 'Dona Fernanda', instagramId: 'novo' })).toMatchObject({
      name: 'Dona Fernanda',
      slug: 'dona-fernanda-31',
      search_name: 'dona fernanda',
      instagram_id: 'novo',
      biography: 'Uma biografia.',
    });
  });

  test("an editor's dates, place and role replace what TMDB sent", () => {
    const corrected = {
      department: 'Directing',
      birthday: '1929-10-16',
      deathday: '2026-11-15',
      birthplace: 'Rio de Janeiro',
    };
    expect(project({ department: 'Acting', deathday: null }, corrected)).toMatchObject(corrected);
  });

  test.each([
    [{ 'pt-BR': 'a', 'pt-PT': 'b', en: 'c' }, 'a', 'pt-BR'],
    [{ 'pt-BR': '', 'pt-PT': 'b', en: 'c' }, 'b', 'pt-PT'],
    [{ 'pt-BR': '', 'pt-PT': '', en: 'c' }, 'c', 'en'],
    [{ 'pt-BR': '', 'pt-PT': '', en: '' }, '', 'pt-BR'],
  ])('of the biographies %j it is "%s", marked %s', (biographies, biography, language) => {
    expect(project({ biographies })).toMatchObject({ biography, biography_language: language });
  });

  test('adult and hidden people are not shown', () => {
    expect(project({ isAdult: true }).is_public).toBe(false);
    expect(project({}, { isHidden: true }).is_public).toBe(false);
    expect(project().is_public).toBe(true);
  });
});
