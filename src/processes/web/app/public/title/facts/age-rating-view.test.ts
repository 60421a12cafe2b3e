import { expect, test } from 'vitest';
import { toAgeRating } from './age-rating-view.ts';

const badge = {
  certification: '14',
  meaning: 'Não recomendado para menores de 14 anos',
  reasons: ['violência', 'drogas', 'medo'],
  origin: 'self-rated' as const,
  source: 'tmdb',
};

test('a rating is said with its reasons, who gave it, and the source', () => {
  expect(toAgeRating(badge)).toEqual({
    age: '14',
    meaning: 'Não recomendado para menores de 14 anos',
    reasons: 'Tem violência, drogas e medo.',
    origin: 'Autoclassificação.',
    source: { label: 'Fonte: TMDB', href: null },
  });
});

test('an unknown rating is said to be unknown', () => {
  const unknown = { age: null, meaning: 'Classificação não informada', reasons: '', origin: '', source: null };
  expect(toAgeRating(null)).toEqual(unknown);
});

test("an editor's source is a link with the name of its site; what is not https is no link", () => {
  const sourceOf = (source: string | null) => toAgeRating({ ...badge, source }).source;
  expect(sourceOf('https://www.gov.br/mj/x')).toEqual({ label: 'Fonte: gov.br', href: 'https://www.gov.br/mj/x' });
  expect(sourceOf('editor')).toEqual({ label: 'Fonte: redação', href: null });
  expect([sourceOf('javascript:alert(1)'), sourceOf(null)]).toEqual([null, null]);
});

test('only what is known is said', () => {
  expect(toAgeRating({ ...badge, reasons: ['medo'], origin: null })).toMatchObject({
    reasons: 'Tem medo.',
    origin: '',
  });
  const official = { reasons: '', origin: 'Classificação oficial.' };
  expect(toAgeRating({ ...badge, reasons: [], origin: 'official' })).toMatchObject(official);
});
