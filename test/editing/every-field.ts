import { findEditableField } from '../../src/shared/admin/domain/editing/check-field.ts';
import {
  castFields,
  crewFields,
  episodeFields,
  seasonFields,
} from '../../src/shared/admin/domain/editing/editable-fields.ts';
import type { EditableField } from '../../src/shared/admin/domain/subjects/define-subject.ts';
import { subjects } from '../../src/shared/admin/domain/subjects/subjects.ts';
import type { Editable } from '../../src/shared/domain/entities.ts';
import { HOME_SECTIONS } from '../../src/shared/domain/site/home-sections.ts';
import type { FieldKind } from '../../src/shared/domain/subjects/field-values.ts';
import { type CreditList, creditField } from '../../src/shared/domain/titles/credit-edits.ts';
import { partField } from '../../src/shared/domain/titles/part-edits.ts';
import { farolOffer } from './enter-farol.ts';

/** A valid value of each kind; `words` make the values of one subject unique. */
const VALUES: Readonly<Record<FieldKind, (words: string) => unknown>> = {
  line: (words) => `Da casa, ${words}`,
  text: (words) => `Um texto da casa sobre ${words}.\n\nCom dois parágrafos.`,
  rich: (words) => `<p>Da casa: <strong>${words}</strong></p>`,
  certification: () => '16',
  reasons: () => ['violence', 'fear'],
  origin: () => 'self-rated',
  url: (words) => `https://www.gov.br/mj/${words.replaceAll(/\W/g, '')}`,
  department: () => 'Directing',
  format: () => 'novela',
  series: (words) => `a-serie-${words.replaceAll(/\W/g, '')}-456`,
  date: () => '1999-12-31',
  time: () => '21:20',
  place: () => 9,
  path: () => '/colecoes',
  cinema: () => 'yes',
  ticket: () => 'https://www.ingresso.com/filme/da-casa',
  'watch-urls': () => ({ 8: 'https://www.netflix.com/title/1' }),
  offers: () => ({
    added: [{ serviceId: 11, kind: 'flatrate', source: 'mubi.com', checkedOn: '2026-01-10' }],
    hidden: [{ serviceId: 8, kind: 'flatrate', reason: 'Saiu ontem.' }],
  }),
  picture: () => '/dacasa.jpg',
  gallery: () => ({ first: ['/primeira.jpg'], hidden: ['/escondida.jpg'], own: [] }),
  trailers: () => ({ first: ['aaaaaaaaaaa'], hidden: ['bbbbbbbbbbb'] }),
  similar: () => ({ pinned: [598], banned: [{ id: 603, reason: 'nada a ver' }] }),
  job: () => 'Screenplay',
  aliases: (words) => [`Outro nome de ${words}`],
  handle: () => 'da.casa',
  slug: () => 'da-casa',
  items: () => [],
  titles: () => [{ kind: 'movie', titleId: 598 }],
  topic: () => 'cinema',
  questions: (words) => [{ question: `E ${words}?`, answerHtml: `<p>Da casa: ${words}</p>` }],
  pins: () => [],
  sections: (words) =>
    HOME_SECTIONS.map((section, place) => ({
      section,
      isShown: words.length % HOME_SECTIONS.length !== place,
    })).toReversed(),
  'home-collections': () => [],
  slugs: (words) => [`da-casa-${words.replaceAll(/\W/g, '')}`],
  paths: () => ['/filmes/tendencias'],
  article: () => 'o',
  number: () => 77,
  'service-url': () => '',
  'search-url': () => 'https://play.max.com/search?q={titulo}',
  voices: (words) => [
    {
      ...{ character: `Papel de ${words}`, original: '', voiceId: null, voice: `Voz de ${words}`, studio: 'Estúdio' },
      ...{ director: '', sourceUrl: 'https://vozes.example/' },
    },
  ],
  platform: () => 8,
  platforms: () => [8, 119],
  cents: (words) => 1_000 + words.length,
  period: () => 'year',
  resolution: () => '4k',
  screens: () => 4,
  asks: () => 'gov-br',
  // Of the service that `enterFarol` enters first.
  'own-offers': (words) => [farolOffer(900_000, '2026-01-10', words.replaceAll(/\W/g, ''))],
  switch: () => true,
};

/** A different value for this field with each number, where its kind has more than one. */
export function valueOf(entity: Editable, field: string, number: number): unknown {
  const { kind } = findEditableField(entity, field) ?? { kind: 'line' };
  // Cidade de Deus is rated 16 already, so that value would make no draft.
  // Genres and platforms are visible already.
  if (field === 'isVisible') return false;
  return kind === 'certification' ? '10' : VALUES[kind](String(number));
}

/** A value for every field of this kind of subject except isHidden: a hidden subject shows nothing to compare. */
export function everyFieldOf(entity: Editable, words: string): Record<string, unknown> {
  const fields = Object.entries<EditableField>(subjects[entity].fields).filter(([field]) => field !== 'isHidden');
  return Object.fromEntries(fields.map(([field, { kind }]) => [field, VALUES[kind](words)]));
}

/** A value for every field of a season and of some of its episodes, as fields of their series. */
export function everyFieldOfSeason(
  season: number,
  episodes: readonly number[],
  words: string,
): Record<string, unknown> {
  const of = (fields: object, episode: number | undefined): [field: string, value: unknown][] =>
    Object.entries(fields as Record<string, { kind: FieldKind }>).map(([name, { kind }]) => [
      partField({ season, episode, name }),
      VALUES[kind](`${words} ${season}x${episode ?? ''}`),
    ]);
  return Object.fromEntries(
    [of(seasonFields, undefined), ...episodes.map((episode) => of(episodeFields, episode))].flat(),
  );
}

/** A value for every field of these credits, as fields of their title. They are shown, because a hidden one has nothing to compare. */
export function everyFieldOfCredits(list: CreditList, keys: readonly string[], words: string): Record<string, unknown> {
  const fields = Object.entries(list === 'cast' ? castFields : crewFields).filter(([name]) => name !== 'isHidden');
  return Object.fromEntries(
    keys.flatMap((key) =>
      fields.map(([name, { kind }]) => [creditField({ list, key, name }), VALUES[kind](`${words} ${key}`)] as const),
    ),
  );
}
