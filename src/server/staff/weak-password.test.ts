import { expect, test } from 'vitest';
import { PASSWORD_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { isWeakPassword } from './weak-password.ts';

test.each([
  'senha1234567',
  'flamengo2026!',
  '123456789012',
  'aaaaaaaaaaaa',
  'abababababab',
  'palmeiraspalmeiras',
  'qwertyuiop12',
  'poiuytrewq98',
  'abcdefghijkl',
  'P@ssword2026',
  'lanterninha1',
  'lanterninha2026',
  'Joana1990!!!',
  'joana.prado!!1',
])('%s is long and guessed at once', async (password) => {
  expect(await isWeakPassword(password, ['Joana Prado', 'joana.prado@example.com'])).toBe(true);
});

test.each([
  'quatro cadeiras azuis no fundo',
  'pipoca-doce-no-escuro',
  'k9#vT2!pLq8z',
  'o projetor quebrou de novo',
  'Joana gosta de filme iraniano',
])('%s is as good as its length', async (password) => {
  expect(await isWeakPassword(password, ['Joana Prado', 'joana.prado@example.com'])).toBe(false);
});

test('of the longest password only the first 64 characters are judged: the whole can take long', async () => {
  const strong = 'k9#vT2!pLq8z o projetor quebrou de novo';
  const weak = 'a'.repeat(64);
  expect(await isWeakPassword(`${weak}${strong}`.slice(0, PASSWORD_CHARACTERS.max))).toBe(true);
  expect(await isWeakPassword(`${strong}${weak}`.slice(0, PASSWORD_CHARACTERS.max))).toBe(false);
});
