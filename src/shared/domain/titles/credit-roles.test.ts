import { expect, test } from 'vitest';
import { readCharacter, readJob, roleOfCharacter, roleOfJob, splitParts } from './credit-roles.ts';

test.each([
  ['Director', 'direction'],
  ['Creator', 'creation'],
  ['Screenplay', 'writing'],
  ['Executive Producer', 'production'],
  ['Director of Photography', 'photography'],
  ['Editor', 'editing'],
  ['Original Music Composer', 'music'],
  ['Thanks', 'thanks'],
  ['Special Thanks', 'thanks'],
  ['Gaffer', 'crew'],
  ['Visual Effects Producer', 'crew'],
  ['A job of tomorrow', 'crew'],
  ['constructor', 'crew'],
])('the job %s is looked for under %s', (job, role) => {
  expect(roleOfJob(job)).toBe(role);
});

test.each([
  ['Pablo Escobar', 'acting'],
  ['', 'acting'],
  ['Selfish Man', 'acting'],
  ['Himself', 'self'],
  ['Self - Guest', 'self'],
  ['Self (archive footage)', 'self'],
  ['Themselves', 'self'],
])('who is %j is looked for under %s', (character, role) => {
  expect(roleOfCharacter(character)).toBe(role);
});

test.each([
  ['Pablo Escobar', 'Pablo Escobar'],
  ['Puss in Boots (voice)', 'Puss in Boots (voz)'],
  ['Woman (Uncredited)', 'Woman (sem crédito)'],
  ['Zé (archive footage) (uncredited)', 'Zé (imagens de arquivo) (sem crédito)'],
  ['Tio (jovem)', 'Tio (jovem)'],
  ['Narrator', 'Narração'],
  ['Narrator (voice)', 'Narração (voz)'],
  ['Self - Host', 'Participação'],
  ['toString (valueOf)', 'toString (valueOf)'],
])('the character %j reads %j', (character, read) => {
  expect(readCharacter(character)).toBe(read);
});

test.each([
  ['Director', 'Direção'],
  ['Executive Producer', 'Produção executiva'],
  ['Bagpipe Wrangler', 'Equipe técnica'],
])('the job %s reads %s', (job, read) => {
  expect(readJob(job)).toBe(read);
});

test('several parts are separated', () => {
  expect(splitParts('João / José /  ')).toEqual(['João', 'José']);
  expect(splitParts('')).toEqual([]);
  expect(splitParts('AC/DC')).toEqual(['AC/DC']);
});
