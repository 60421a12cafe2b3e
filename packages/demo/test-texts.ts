import { demoCollections } from './editorial/collections.ts';
import { demoNotes } from './editorial/notes.ts';
import { filmFacts, personFacts, serialFacts } from './facts.ts';
import { firstFilms } from './movies.ts';
import { demoPeople } from './people.ts';
import { demoCountryNames } from './places.ts';

/** A text and its place, for the tests that read all texts. */
export interface WrittenText {
  where: string;
  text: string;
}

/** Every Portuguese sentence that visitors may read. */
export function listPortugueseTexts(): WrittenText[] {
  const rows = [
    ...listOverviews(),
    ...listTaglines(),
    ...serialFacts.flatMap(({ title, seasons }) =>
      seasons.flatMap(({ number, overview, episodes }) => [
        { where: `${title}, season ${number}`, text: overview ?? '' },
        ...(typeof episodes === 'number' ? [] : episodes).flatMap((episode, index) => [
          { where: `${title} ${number}x${index + 1}, title`, text: episode.title ?? '' },
          { where: `${title} ${number}x${index + 1}`, text: episode.overview ?? '' },
        ]),
      ]),
    ),
    ...listBiographies(),
    ...listEditorial(),
  ];
  return rows.filter(({ text }) => text !== '');
}

export function listOverviews(): WrittenText[] {
  const brazilian = firstFilms.map(({ originalTitle, translations }) => ({
    where: originalTitle,
    text: translations.find((row) => row.language === 'pt' && row.country === 'BR')?.overview ?? '',
  }));
  const told = [...filmFacts, ...serialFacts].map(({ title, overview }) => ({ where: title, text: overview }));
  return [...brazilian.filter(({ text }) => text !== ''), ...told];
}

export function listTaglines(): WrittenText[] {
  const brazilian = firstFilms.flatMap(({ originalTitle, translations }) =>
    translations
      .filter((row) => row.language === 'pt')
      .map(({ tagline }) => ({ where: `${originalTitle}, tagline`, text: tagline })),
  );
  const told = [...filmFacts, ...serialFacts].map(({ title, tagline = '' }) => ({
    where: `${title}, tagline`,
    text: tagline,
  }));
  return [...brazilian, ...told].filter(({ text }) => text !== '');
}

export function listBiographies(): WrittenText[] {
  return personFacts.flatMap(({ name, biography }) => (biography ? [{ where: name, text: biography }] : []));
}

/** Editors' texts, without tags. */
function listEditorial(): WrittenText[] {
  const rows = [
    ...demoNotes.map(({ id, person, curiosities = '', additionalInfos = '' }) => ({
      where: `note on ${person ?? id}`,
      text: `${curiosities} ${additionalInfos}`,
    })),
    ...demoCollections.map(({ slug, titleH1, descriptionH1, titleH2 = '', descriptionH2Html = '', ...rest }) => ({
      where: `collection ${slug}`,
      text: [
        ...[titleH1, descriptionH1, titleH2, descriptionH2Html, rest.shortDescription],
        ...rest.items.map(({ note = '' }) => note),
      ].join('. '),
    })),
  ];
  return rows.map(({ where, text }) => ({ where, text: text.replace(/<[^>]+>/g, ' ').trim() }));
}

export function listEnglishTexts(): WrittenText[] {
  return [...filmFacts, ...serialFacts].map(({ title, overviewEnglish }) => ({
    where: `${title}, in English`,
    text: overviewEnglish,
  }));
}

const WORD = /[\p{L}\p{M}]+/gu;

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Capitalised words of titles and of names of people, parts and places, which no dictionary has. */
export function listProperWords(): Set<string> {
  const names = [
    ...demoPeople.flatMap(({ name, birthplace }) => [name, birthplace ?? '']),
    ...firstFilms.flatMap(({ originalTitle, translations, cast, companies }) => [
      originalTitle,
      ...translations.map((row) => row.title),
      ...cast.map(({ character }) => character),
      ...companies.map(({ name }) => name),
    ]),
    ...filmFacts.flatMap(({ companies = [] }) => companies),
    ...serialFacts.flatMap(({ networks, seasons }) => [
      ...networks,
      ...seasons.flatMap(({ episodes }) =>
        typeof episodes === 'number'
          ? []
          : episodes.flatMap(({ title = '', originalTitle = '' }) => [title, originalTitle]),
      ),
    ]),
    ...[...filmFacts, ...serialFacts].flatMap(({ title, originalTitle = '', cast }) => [
      title,
      originalTitle,
      ...cast.map(([, character]) => character),
    ]),
    ...Object.values(demoCountryNames),
  ];
  // The second part of Gi-hun is a name too.
  const words = names.flatMap((name) => name.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []);
  return new Set(words.filter((word) => /^\p{Lu}/u.test(word)).flatMap(wordsOf));
}
