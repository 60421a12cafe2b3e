import { expect, test } from 'vitest';
import { describeChanges, describeFields } from './describe-changes.ts';

const PEOPLE = { 819: 'Alexandre Rodrigues' };
const line = {
  ...{ seq: 1, at: new Date(0), actor: 'a', actorName: 'Ana', action: '', entity: 'movie', entityId: '1' },
  ...{ entityName: 'Ruptura', before: null as unknown, after: null as unknown, network: '', published: undefined },
};

test.each([
  [
    {
      ...line,
      published: { revision: 22, fields: [{ field: 'overview', before: undefined, after: 'Em 1977.' }] },
    },
    [{ label: 'Sinopse', before: 'do TMDB', after: 'Em 1977.' }],
  ],
  [
    {
      ...line,
      published: {
        revision: 23,
        fields: [
          { field: 'cast.819.character', before: undefined, after: 'Buscapé' },
          { field: 'cast.7.isHidden', before: undefined, after: true },
        ],
      },
    },
    [
      { label: 'Elenco, Alexandre Rodrigues: Personagem', before: 'do TMDB', after: 'Buscapé' },
      { label: 'Elenco, pessoa 7: Ocultar do site', before: 'do TMDB', after: 'Sim' },
    ],
  ],
  [
    {
      ...line,
      entity: 'platform',
      published: { revision: 2, fields: [{ field: 'aliases', before: undefined, after: ['hbo', 'max'] }] },
    },
    [{ label: 'Apelidos', before: 'padrão', after: 'hbo, max' }],
  ],
  [
    { ...line, entity: 'member', action: 'role.changed', before: { role: 'writer' }, after: { role: 'editor' } },
    [{ label: 'Perfil', before: 'Redação', after: 'Edição' }],
  ],
  [
    {
      ...line,
      entity: 'platform',
      action: 'platform.edited',
      before: { value: { name: 'Max' } },
      after: { value: { name: 'HBO Max', isVisible: false } },
    },
    [
      { label: 'Nome', before: 'Max', after: 'HBO Max' },
      { label: 'Aparece nas listas', before: '', after: 'não' },
    ],
  ],
  [
    {
      ...line,
      action: 'plan.moved',
      before: { publishAt: '2026-11-18T11:00:00.000Z' },
      after: { publishAt: '2026-11-19T11:00:00.000Z' },
    },
    [{ label: 'Publicar em', before: '18 de nov., 08h00', after: '19 de nov., 08h00' }],
  ],
  [
    {
      ...line,
      entity: 'redirect',
      action: 'redirect.changed',
      before: { from: '/a', to: '/b', code: 301 },
      after: { from: '/a', to: '/c', code: 301 },
    },
    [{ label: 'Para', before: '/b', after: '/c' }],
  ],
  [
    { ...line, entity: 'robots', action: 'robots.changed', before: { value: ['/x'] }, after: { value: ['/x', '/'] } },
    [{ label: 'Páginas fora dos buscadores', before: '/x', after: '/x, /' }],
  ],
  [{ ...line, action: 'preview.issued' }, []],
  [{ ...line, entity: 'genre', before: 'odd', after: ['odd'] }, []],
])('%#: says what changed, from what, to what', (entry, changes) => {
  expect(describeChanges(entry, PEOPLE)).toEqual(changes);
});

test('a long text is cut, by characters', () => {
  const [change] = describeChanges(
    {
      ...line,
      published: { revision: 2, fields: [{ field: 'overview', before: '😀'.repeat(400), after: 'a' }] },
    },
    PEOPLE,
  );
  expect([...(change?.before ?? '')]).toHaveLength(161);
});

test.each([
  [{ field: 'overview' }, 'Sinopse'],
  [{ fields: ['overview', 'title'] }, 'Sinopse, Título'],
  [{ fields: ['crew.819-director.job'] }, 'Equipe, Alexandre Rodrigues: Função'],
  [null, ''],
])('%o names %s', (after, named) => {
  expect(describeFields({ ...line, after }, PEOPLE)).toBe(named);
});
