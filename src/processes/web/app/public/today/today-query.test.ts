import { expect, test } from 'vitest';
import { buildTodayAddress, readTodayQuery } from './today-query.ts';

const KNOWN = ['netflix', 'globoplay', 'max'];
const canonicalOf = (search: string) => buildTodayAddress(readTodayQuery(new URLSearchParams(search), KNOWN));

test.each([
  ['', '/hoje'],
  ['tempo=&com=so&onde=qualquer&clima=', '/hoje'],
  ['clima=rir&tempo=110&com=criancas', '/hoje?tempo=110&com=criancas&clima=rir'],
  ['onde=meus&plataformas=max,netflix,nada', '/hoje?onde=meus&plataformas=netflix,max'],
  ['onde=gratis&plataformas=netflix', '/hoje?onde=gratis'],
  ['tempo=45&com=todos&onde=lua&clima=sono&vistos=x', '/hoje'],
  ['vistos=f598-f598-s1&tempo=30', '/hoje?tempo=30&vistos=f598-s1'],
])('%s is asked for at %s', (search, address) => {
  expect(canonicalOf(search)).toBe(address);
  expect(canonicalOf(address.split('?')[1] ?? '')).toBe(address);
});
