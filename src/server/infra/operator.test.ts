import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { listMissingSettings, toOperator } from './operator.ts';

const DATABASE_URL = 'postgres://a@127.0.0.1/b';
const NAMED = {
  CONTROLLER_NAME: 'Exemplo Cinema Ltda.',
  CONTROLLER_CNPJ: '12.345.678/0001-95',
  CONTROLLER_ADDRESS: 'Rua do Exemplo, 10, São Paulo, SP',
  DPO_NAME: 'Encarregada Exemplo',
  DPO_CONTACT: 'privacidade@lanterninha.example',
};

test('an installation that named nobody misses all five settings', () => {
  const env = readEnv({ DATABASE_URL });
  expect(listMissingSettings(env)).toEqual(Object.keys(NAMED));
  expect(toOperator(env).controllerName).toBe('');
});

test('one that named controller and officer misses none', () => {
  const env = readEnv({ DATABASE_URL, ...NAMED });
  expect(listMissingSettings(env)).toEqual([]);
  expect(Object.values(toOperator(env))).toEqual(Object.values(NAMED));
});

test.each([
  ['CONTROLLER_CNPJ', '12345'],
  ['DPO_CONTACT', 'javascript:alert(1)'],
])('%s refuses %s', (name, value) => {
  expect(() => readEnv({ DATABASE_URL, [name]: value })).toThrow(name);
});

test('a CNPJ may have letters, as new ones do', () => {
  expect(readEnv({ DATABASE_URL, CONTROLLER_CNPJ: '12.ABC.345/01DE-35' }).CONTROLLER_CNPJ).toBe('12.ABC.345/01DE-35');
});
