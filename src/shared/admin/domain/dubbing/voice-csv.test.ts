import { describe, expect, test } from 'vitest';
import { createHostileCsv, VOICES_CSV } from '../../../../../test/hostile-csv.ts';
import { decodeCsv } from '../csv.ts';
import { findRole, toRoles } from './find-role.ts';
import { buildVoiceCsv, readVoiceCsv } from './voice-csv.ts';

const roles = toRoles([
  { character: 'Mark Scout (voice)', actor: 'Adam Scott' },
  { character: 'Irving Bailiff / Irv', actor: 'John Turturro' },
  { character: 'Burt Bailiff', actor: 'Christopher Walken' },
]);
const reading = { roles, source: 'https://vozes.example/' };
const HEAD = 'personagem;voz;estúdio';
const read = (...lines: string[]) => readVoiceCsv([HEAD, ...lines].join('\n'), reading);

test('the characters of a cast are its roles, each once and without notes', () => {
  expect(roles.map(({ character }) => character)).toEqual(['Mark Scout', 'Irving Bailiff', 'Irv', 'Burt Bailiff']);
});

test.each([
  ['mark scout', 'Mark Scout'],
  ['Mark', 'Mark Scout'],
  ['Scout Mark', 'Mark Scout'],
  ['Irving', 'Irving Bailiff'],
  // Two roles have the word.
  ['Bailiff', undefined],
  ['Sra. Casey', undefined],
  ['!!!', undefined],
])('%s is understood as %s', (written, character) => {
  expect(findRole(written, roles)?.character).toBe(character);
});

test('a line is a voice, with the actor of the cast and the source of the form', () => {
  expect(read('Irving;Voz Um #2000000001;Eco')).toEqual({
    rows: [
      {
        ...{ character: 'Irving Bailiff', typed: 'Irving', original: 'John Turturro', voiceId: 2_000_000_001 },
        ...{ voice: 'Voz Um', studio: 'Eco', director: '', sourceUrl: 'https://vozes.example/', line: 2 },
      },
    ],
  });
});

describe('nothing is read from a file', () => {
  test.each([
    [';Voz;', 'personagem'],
    ['Papel;;', 'voz'],
    ['Papel;###;', 'voz'],
    ['Papel;A#1#2;', 'voz'],
    [`Papel;${'x'.repeat(121)};`, 'voz'],
    ['Papel;a\u202eb;', 'voz'],
    [`Papel;Voz;${'x'.repeat(121)}`, 'estudio'],
  ])('with the line %s, and its column is named', (line, column) => {
    expect(read(line)).toMatchObject({ problem: expect.stringContaining(`Linha 2, ${column}:`) });
  });

  test('with a character twice, too few cells, an open quote, no source, no column or too many lines', () => {
    expect(read('Irving;Um;', 'irving bailiff;Dois;')).toMatchObject({ problem: expect.stringContaining('Linha 3') });
    expect(read('Papel;Voz')).toHaveProperty('problem');
    expect(read('"Papel;Voz;')).toHaveProperty('problem');
    expect(readVoiceCsv(`${HEAD}\nPapel;Voz;`, { roles, source: '' })).toMatchObject({
      problem: expect.stringContaining('fonte'),
    });
    expect(readVoiceCsv('personagem;estudio\nPapel;Eco', reading)).toMatchObject({
      problem: expect.stringContaining('voz'),
    });
    expect(read(...Array.from({ length: 201 }, (_, place) => `Papel ${place};Voz;`))).toHaveProperty('problem');
  });
});

test('of 500 hostile files each is refused with a sentence, or read into rows that are safe to export and read again', () => {
  let accepted = 0;
  for (let seed = 0; seed < 500; seed += 1) {
    const found = readVoiceCsv(decodeCsv(createHostileCsv(seed, VOICES_CSV)), reading);
    if ('problem' in found) {
      expect(found.problem.length, `seed ${seed}`).toBeLessThan(1_000);
      continue;
    }
    accepted += 1;
    const csv = buildVoiceCsv(found.rows);
    const again = readVoiceCsv(csv, reading);
    if ('problem' in again) throw new Error(`seed ${seed}: ${again.problem}`);
    const bare = (rows: typeof found.rows) => rows.map(({ line: _line, typed: _typed, ...row }) => row);
    expect(bare(again.rows), `seed ${seed}`).toEqual(bare(found.rows));
    for (const row of csv.slice(1).split('\r\n').slice(1))
      expect(row, `seed ${seed}`).not.toMatch(/(?:^|;)"?[=+\-@\t]/);
    for (const { character, voice, studio, sourceUrl } of found.rows) {
      expect(`${character}${voice}${studio}`, `seed ${seed}`).not.toMatch(/\p{C}/u);
      expect(sourceUrl, `seed ${seed}`).toMatch(/^https:\/\/[a-z0-9.-]+(?:\/|$)/);
    }
  }
  expect(accepted).toBeGreaterThan(20);
});
