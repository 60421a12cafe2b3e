import { expect, test } from 'vitest';
import { nameSaga } from './saga-name.ts';

test.each([
  ['Coleção Star Wars', 'Star Wars'],
  ['Coleção do Homem-Aranha', 'Homem-Aranha'],
  ['Coleção Os Vingadores', 'Os Vingadores'],
  ['Matrix - Coleção', 'Matrix'],
  ['De Volta para o Futuro: Coleção', 'De Volta para o Futuro'],
  ['Rambo (Coleção)', 'Rambo'],
  ['Toy Story Coleção', 'Toy Story'],
  ['Star Wars Collection', 'Star Wars'],
  ['Trilogia Millennium', 'Trilogia Millennium'],
  ['O Colecionador de Ossos', 'O Colecionador de Ossos'],
  ['Coleção', 'Coleção'],
  ['  Alien ', 'Alien'],
])('%s is shown as %s', (name, shown) => {
  expect(nameSaga(name)).toBe(shown);
});
