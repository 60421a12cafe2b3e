import { describe, expect, test } from 'vitest';
import { editing } from '#shared/admin/text/field-problems.ts';
import type { Entity } from '../../../domain/entities.ts';
import { subjects } from '../subjects/subjects.ts';
import { findFieldFault, findFieldRefusal, isFieldShaped } from './check-field.ts';

const URLS = { '8': 'https://www.netflix.com/br/title/1' };
const OWN = { path: '/own-1.jpg', width: 800, height: 600, alt: 'Uma rua', credit: 'Fulana', licence: 'CC BY 4.0' };
const ADDED = { serviceId: 8, kind: 'flatrate', source: 'Imprensa', checkedOn: '2026-11-15' };
const AUDIO = {
  ...{ serviceId: 8, kind: 'flatrate', isDubbed: true, isSubtitled: false, hasLibras: false, isDescribed: false },
  ...{ source: 'netflix.com', checkedOn: '2026-11-15' },
};
const HIDDEN = { serviceId: 8, kind: 'rent', reason: 'Link quebrado', until: '2026-12-01' };

describe('what an editor writes is taken', () => {
  test.each<[string, unknown]>([
    ['title', 'Cidade de Deus'],
    ['title', 'é'.repeat(200)],
    ['overview', 'Duas\nlinhas'],
    ['overview', 'x'.repeat(4_000)],
    ['curiosities', '<p>Sim</p>'],
    ['certification', '16'],
    ['certificationReasons', ['violence', 'fear']],
    ['certificationOrigin', 'self-rated'],
    ['cinemaWord', 'no'],
    ['certificationSource', 'https://www.gov.br/mj/x'],
    ['releaseDate', '2024-02-29'],
    ['ticketUrl', 'https://www.ingresso.com/filme/x'],
    ['watchUrls', URLS],
    ['offers', { added: [ADDED, { ...ADDED, url: 'https://a.example/x' }], hidden: [HIDDEN] }],
    ['posterPath', '/aB3_-x.jpg'],
    ['gallery', { first: ['/a.jpg'], hidden: ['/b.png'], own: [OWN] }],
    ['trailers', { first: ['abcdefghijk'], hidden: [] }],
    [
      'trailers',
      { first: [], hidden: [], added: [{ key: 'abcdefghijk', name: 'Trailer', publishedOn: '2026-11-02' }] },
    ],
    ['aliases', ['CDD', '300']],
    ['isHidden', true],
  ])('%s', (field, value) => {
    expect(findFieldFault('movie', field, value)).toBeUndefined();
    expect(isFieldShaped('movie', field, value)).toBe(true);
  });

  test('where it is "back to TMDB", of every field there is', () => {
    for (const entity of Object.keys(subjects) as Entity[])
      for (const field of Object.keys(subjects[entity].fields))
        expect([findFieldFault(entity, field, null), isFieldShaped(entity, field, null)]).toEqual([undefined, true]);
  });
});

describe('what an editor writes is refused, and why', () => {
  test.each<[string, unknown, string]>([
    ['title', '  ', 'Informe o título.'],
    ['title', 'x'.repeat(201), 'Use no máximo 200 caracteres.'],
    ['title', 'a\u0007b', editing.controlCharacters],
    ['tagline', 'a\nb', editing.controlCharacters],
    ['overview', 'x'.repeat(4_001), 'Use no máximo 4.000 caracteres.'],
    ['overview', 'a\u0000', editing.controlCharacters],
    ['curiosities', 'x'.repeat(51_201), editing.richTooLong],
    ['certification', '15', 'Escolha uma classificação válida.'],
    ['certificationReasons', ['violence', 'boredom'], 'Escolha motivos da lista.'],
    ['certificationReasons', [], 'Escolha motivos da lista.'],
    ['certificationOrigin', 'someone', 'Escolha quem classificou.'],
    ['cinemaWord', 'talvez', 'Escolha sim ou não.'],
    ['certificationSource', 'http://gov.br', 'Informe um endereço https válido.'],
    ['releaseDate', '2026-02-30', editing.dateInvalid],
    ['releaseDate', '15/11/2026', editing.dateInvalid],
    ['ticketUrl', 'http://www.ingresso.com', 'Informe um endereço https válido.'],
    ['ticketUrl', 'https://user:senha@a.example', editing.urlInvalid],
    ['ticketUrl', 'https://localhost/x', editing.urlInvalid],
    ['ticketUrl', 'javascript:alert(1)', editing.urlInvalid],
    ['watchUrls', { netflix: 'https://a.example' }, editing.notUnderstood],
    ['watchUrls', { '8': 'ftp://a.example' }, editing.urlInvalid],
    ['offers', { added: [{ ...ADDED, source: ' ' }], hidden: [] }, editing.offerSourceMissing],
    ['offers', { added: [{ ...ADDED, serviceId: 0 }], hidden: [] }, editing.offerServiceMissing],
    ['offers', { added: [{ ...ADDED, kind: 'borrow' }], hidden: [] }, editing.notUnderstood],
    ['offers', { added: [], hidden: [{ ...HIDDEN, reason: '' }] }, editing.offerReasonMissing],
    ['offers', { added: [], hidden: [{ ...HIDDEN, isUnticked: true }] }, editing.offerTickMissing],
    ['offers', { added: [], hidden: [], audio: [{ ...AUDIO, source: '' }] }, editing.audioSourceMissing],
    ['offers', { added: [], hidden: [], audio: [{ ...AUDIO, isDubbed: false }] }, editing.audioMissing],
    ['offers', { added: [], hidden: [], audio: [{ ...AUDIO, kind: 'borrow' }] }, editing.notUnderstood],
    ['posterPath', '/../x.jpg', editing.pictureInvalid],
    ['gallery', { first: ['https://a.example/x.jpg'], hidden: [], own: [] }, editing.notUnderstood],
    ['gallery', { first: [], hidden: [], own: [{ ...OWN, alt: '' }] }, 'Descreva a imagem (texto alternativo).'],
    ['gallery', { first: [], hidden: [], own: [{ ...OWN, licence: '' }] }, editing.creditMissing],
    ['trailers', { first: ['too short'], hidden: [] }, editing.notUnderstood],
    ['trailers', { first: 'abcdefghijk' }, editing.notUnderstood],
    [
      'trailers',
      { first: [], hidden: [], added: [{ key: 'curta', name: 'Trailer', publishedOn: '2026-11-02' }] },
      editing.notUnderstood,
    ],
    ['aliases', ['!?'], editing.aliasInvalid],
    ['aliases', Array.from({ length: 51 }, (_, index) => `n${index}`), editing.tooMany(50)],
    ['isHidden', 'true', editing.notUnderstood],
    ['toString', 'x', editing.fieldUnknown],
  ])('%s: %j', (field, value, words) => {
    expect(findFieldFault('movie', field, value)).toBe(words);
  });

  test.each(['https://instagram.com/x', '@x', '..', 'a b', ''])('a profile called "%s"', (handle) => {
    expect(findFieldFault('person', 'instagramId', handle)).toBe(editing.handleInvalid);
  });

  test.each(['Com Maiúsculas', 'com/barra', '-comeca', 'dois--hifens', '../admin', ''])(
    'an address of the words "%s"',
    (slug) => {
      expect(findFieldFault('movie', 'slug', slug)).toBe(editing.slugInvalid);
    },
  );

  test('a person without a name', () => {
    expect(findFieldFault('person', 'name', '')).toBe(editing.nameMissing);
  });
});

test('who may write a field is asked of its role', () => {
  expect(findFieldRefusal('movie', 'title', 'reader')).toBe(editing.fieldForbidden);
  expect(findFieldRefusal('movie', 'title', 'writer')).toBeUndefined();
  expect(findFieldRefusal('movie', 'offers', 'writer')).toBe(editing.fieldForbidden);
  expect(findFieldRefusal('movie', 'offers', 'editor')).toBeUndefined();
  expect(findFieldRefusal('series', 'releaseDate', 'administrator')).toBe(editing.fieldUnknown);
});

describe('how a series is shown, and what it retells', () => {
  test.each<[string, unknown]>([
    ['format', 'novela'],
    ['format', 'series'],
    ['remakeOf', 'vale-tudo-1988-77'],
    ['repriseOf', 'https://site.example/serie/vale-tudo-1988-77'],
  ])('%s may be %j', (field, value) => {
    expect(findFieldFault('series', field, value)).toBeUndefined();
    expect(isFieldShaped('series', field, value)).toBe(true);
  });

  test.each<[string, unknown, string]>([
    ['format', 'filme', editing.formatInvalid],
    ['remakeOf', 'Vale Tudo', editing.seriesInvalid],
    ['repriseOf', 'vale-tudo', editing.seriesInvalid],
  ])('%s may not be %j', (field, value, fault) => {
    expect(findFieldFault('series', field, value)).toBe(fault);
  });
});
