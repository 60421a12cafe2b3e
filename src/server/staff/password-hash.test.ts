import { expect, test } from 'vitest';
import { PASSWORD_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { argon2idHasher } from './password-hash.ts';

const { hash, verify } = argon2idHasher;

test('a hash is Argon2id with the parameters OWASP names first, and a salt of its own', async () => {
  const [one, two] = [await hash('pipoca-doce-no-escuro'), await hash('pipoca-doce-no-escuro')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
});

test.each([
  ['in capitals', (password: string) => password.toUpperCase()],
  ['with a space behind it', (password: string) => `${password} `],
  ['with another last character', (password: string) => `${password.slice(0, -1)}b`],
])('the longest password %s is another one', async (_what, change) => {
  const password = `Á${'a'.repeat(PASSWORD_CHARACTERS.max - 1)}`;
  const stored = await hash(password);
  expect(await verify({ hash: stored, password })).toBe(true);
  expect(await verify({ hash: stored, password: change(password) })).toBe(false);
});

test('a password typed with combined or separate accents is the same', async () => {
  const stored = await hash('a sessão das onze');
  expect(await verify({ hash: stored, password: 'a sessão das onze'.normalize('NFD') })).toBe(true);
});
