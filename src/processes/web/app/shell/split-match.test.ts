import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMatch } from './split-match.ts';

test.each([
  ['Mad Max: Estrada da Fúria', 'ma', ['', 'Ma', 'd Max: Estrada da Fúria']],
  ['O Mandaloriano', 'ma', ['O ', 'Ma', 'ndaloriano']],
  ['Roma', 'ma', ['Ro', 'ma', '']],
  ['Coração Mamulengo', 'ma', ['Coração ', 'Ma', 'mulengo']],
  ['São Bernardo', 'sao b', ['', 'São B', 'ernardo']],
  ['Estomago', 'estômago', ['', 'Estomago', '']],
  ['Bacurau', 'xyz', ['Bacurau', '', '']],
  ['Bacurau', '  ', ['Bacurau', '', '']],
])('in "%s" what was typed as "%s" is found', (title, typed, parts) => {
  expect(splitMatch(title, typed)).toEqual(parts);
});

test('the three parts are always the whole title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 3 }), (title, typed) => {
      expect(splitMatch(title, typed).join('')).toBe(title);
    }),
  );
});
