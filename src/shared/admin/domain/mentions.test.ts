import { describe, expect, test } from 'vitest';
import { samplePayloads } from '../../../../test/hostile-text/payloads.ts';
import { findMentions, findTypedMention, offerMembers, splitMentions } from './mentions.ts';

const TEAM = [
  { id: 'a', name: 'Ana Prado' },
  { id: 'b', name: 'Bruno Lima' },
  { id: 'c', name: 'Clara Reis' },
  { id: 'd', name: 'Clara Reis Souza' },
  { id: 'e', name: 'Érica' },
];

describe('a comment names', () => {
  test.each([
    ['nobody', 'Entrega demais?', []],
    ['a member by the whole name', 'Viu, @Bruno Lima?', [['b', '@Bruno Lima']]],
    ['a member by a first name that only one has', '@ana veja', [['a', '@ana']]],
    ['nobody by a first name that two have', '@Clara veja', []],
    ['the one with the longer name', '@Clara Reis Souza, veja', [['d', '@Clara Reis Souza']]],
    ['the one with the shorter name', '@Clara Reis, veja', [['c', '@Clara Reis']]],
    ['a member without accents', '@erica', [['e', '@erica']]],
    ['a member once', '@Ana e @Ana Prado', [['a', '@Ana']]],
    [
      'two members',
      '@Ana\n@Bruno',
      [
        ['a', '@Ana'],
        ['b', '@Bruno'],
      ],
    ],
    ['nobody inside an address', 'escreva para x@Ana.com', []],
    ['nobody by the beginning of a longer word', '@Anabela', []],
    ['nobody with an @ alone', '@ @@ @', []],
  ] as const)('%s', (_, body, mentions) => {
    expect(findMentions(body, TEAM).map(({ member, word }) => [member, word])).toEqual(mentions);
  });

  test('nobody by name if two members have the same', () => {
    expect(findMentions('@Ana Prado', [...TEAM, { id: 'f', name: 'ana prado' }])).toEqual([]);
  });
});

test('a comment is shown whole, whatever it says', () => {
  for (const text of samplePayloads(200)) {
    const body = `${text} @Ana ${text}`;
    const words = findMentions(body, TEAM).map(({ word }) => word);
    expect(
      splitMentions(body, words)
        .map((part) => part.text)
        .join(''),
    ).toBe(body);
  }
  expect(splitMentions('Oi @Ana, e @Anabela', ['@Ana'])[1]).toEqual({ text: '@Ana', isMention: true });
});

test.each([
  ['@', 1, { from: 0, typed: '' }],
  ['Oi @cla', 7, { from: 3, typed: 'cla' }],
  ['Oi @Clara Re', 12, { from: 3, typed: 'Clara Re' }],
  ['Oi @cla e mais texto', 7, { from: 3, typed: 'cla' }],
  ['Oi @Clara veja isto aqui', 24, undefined],
  ['a@b', 3, undefined],
  ['Oi', 2, undefined],
  ['@ana\nfim', 8, undefined],
])('in %j at %d the name being typed is found', (text, caret, typed) => {
  expect(findTypedMention(text, caret)).toEqual(typed);
});

test('members are offered by the beginning of any of their names', () => {
  expect(offerMembers('re', TEAM, 5).map(({ id }) => id)).toEqual(['c', 'd']);
  expect(offerMembers('eri', TEAM, 5).map(({ id }) => id)).toEqual(['e']);
  expect(offerMembers('', TEAM, 2)).toHaveLength(2);
});
