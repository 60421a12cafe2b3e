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

test('judging the longest password takes a fraction of a second', async () => {
  await isWeakPassword('loads the dictionaries');
  const started = performance.now();
  await isWeakPassword('4@8({[<3€69&#!1/|0$5+7%2'.repeat(6).slice(0, PASSWORD_CHARACTERS.max));
  expect(performance.now() - started).toBeLessThan(1_000);
});
