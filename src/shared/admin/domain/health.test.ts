import { expect, test } from 'vitest';
import { judgePersonHealth, judgeTitleHealth } from './health.ts';

const whole = {
  hasPoster: true,
  hasBackdrop: true,
  textLanguage: 'pt-BR' as const,
  hasCertification: true,
  hasOffers: true,
  hasTrailer: true,
};

test.each([
  [whole, 100, []],
  [{ ...whole, textLanguage: null }, 100, []],
  [{ ...whole, textLanguage: 'en' as const }, 80, ['text-foreign']],
  [{ ...whole, textLanguage: 'pt-PT' as const }, 90, ['text-portugal']],
  [{ ...whole, hasCertification: false, hasTrailer: false }, 70, ['certification', 'trailer']],
])('%#: a title loses for what it lacks, and says what', (facts, score, reasons) => {
  expect(judgeTitleHealth(facts)).toEqual({ score, reasons });
});

test('a subject that lacks everything scores 0', () => {
  const title = {
    ...whole,
    hasPoster: false,
    hasBackdrop: false,
    textLanguage: 'none' as const,
    hasCertification: false,
    hasOffers: false,
    hasTrailer: false,
  };
  expect(judgeTitleHealth(title).score).toBe(0);
  const person = { hasPortrait: false, textLanguage: 'none' as const, hasBirthday: false, hasDepartment: false };
  expect(judgePersonHealth(person).score).toBe(0);
});
