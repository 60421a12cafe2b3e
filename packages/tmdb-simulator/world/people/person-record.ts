import { between, chance, mix, pick, pickEarly, unit } from '../bits.ts';
import { DEPARTMENTS } from '../credits/slots.ts';
import { dateText, EPOCH_DAY } from '../day.ts';
import type { PersonRecord, PersonSummary } from '../records.ts';
import { recordBits, SALT } from '../salts.ts';
import { drawImdbId, drawSocialIds } from '../titles/title-ids.ts';
import { heroName, type NameLanguage, nativeName, personName } from '../words/names.ts';
import { biographyIn } from '../words/story.ts';
import { PLACES } from '../words/title.ts';
import { hasPhoto, type PeopleOptions, personPopularity, tradeOf } from './person-facts.ts';

const NAME_LANGUAGES: readonly NameLanguage[] = [
  'pt',
  'pt',
  'en',
  'pt',
  'en',
  'es',
  'fr',
  'ja',
  'ko',
  'ru',
  'ar',
  'he',
];

interface Identity {
  language: NameLanguage;
  /** For the grammar of the name only; the record's gender may be "not set". */
  nameGender: 1 | 2;
  name: string;
}

function identityOf(bits: number): Identity {
  const draw = mix(bits, SALT.name);
  const language = pickEarly(mix(draw, 1), NAME_LANGUAGES);
  const nameGender = mix(draw, 2) % 2 ? 1 : 2;
  return { language, nameGender, name: personName(mix(draw, 3), language, nameGender) };
}

export function generatedName(seed: number, id: number): string {
  return identityOf(recordBits(seed, 'person', id)).name;
}

export function generatePersonSummary(
  seed: number,
  id: number,
  lastPerson: number,
  { areActorsPictured, popularity = 1 }: PeopleOptions = {},
): PersonSummary {
  const bits = recordBits(seed, 'person', id);
  const { language, nameGender, name } = identityOf(bits);
  const draw = mix(bits, SALT.life);
  const department = tradeOf(id) === 'actor' ? 'Acting' : pickEarly(mix(draw, 1), DEPARTMENTS);
  return {
    id,
    name,
    originalName: nativeName(mix(bits, SALT.name), language) ?? name,
    adult: chance(mix(bits, SALT.flags), 0.02),
    gender: chance(mix(draw, 2), 0.25) ? 0 : chance(mix(draw, 3), 0.01) ? 3 : nameGender,
    department: chance(mix(draw, 4), 0.01) ? null : department,
    popularity: Math.round(personPopularity(bits, id, lastPerson) * popularity) / 1000,
    hasPhoto: hasPhoto(bits, id, lastPerson, areActorsPictured),
  };
}

type Biographical = Omit<PersonRecord, keyof PersonSummary | 'filmography'>;

/** The fields that only the person's own page has. Most people have no birthday, and most no biography in Portuguese. */
export function generateBiographical(seed: number, summary: PersonSummary, version: number): Biographical {
  const bits = recordBits(seed, 'person', summary.id);
  const draw = mix(mix(bits, SALT.life), 9);
  const known = summary.popularity >= 3 ? 0.9 : 0.25;
  const birthDay = EPOCH_DAY - between(mix(draw, 1), 18 * 365, 110 * 365);
  const hasBirthday = chance(mix(draw, 2), known);
  // The older a person, the likelier a date of death.
  const isDead = hasBirthday && unit(mix(draw, 3)) < (EPOCH_DAY - birthDay) / (120 * 365) - 0.35;
  const hasBiography = chance(mix(draw, 11), known);
  const story = (language: 'pt' | 'en') => biographyIn(mix(draw, 4), summary.name, language, version);

  return {
    alsoKnownAs: [
      ...(summary.originalName === summary.name ? [] : [summary.originalName]),
      // A person without a biography is edited here, so that every edit is visible.
      ...(hasBiography ? [] : [heroName(mix(mix(draw, 13), version))]),
    ],
    birthday: hasBirthday ? dateText(birthDay) : null,
    deathday: isDead ? dateText(between(mix(draw, 5), birthDay + 17 * 365, EPOCH_DAY - 1)) : null,
    placeOfBirth: chance(mix(draw, 6), known) ? `${pick(mix(draw, 7), PLACES)}, Brasil` : null,
    homepage: chance(mix(draw, 8), 0.02) ? `https://example.org/pessoa/${summary.id}` : null,
    imdbId: drawImdbId('person', bits, summary.id),
    social: drawSocialIds('person', bits, summary.id),
    photoCount: summary.hasPhoto ? between(mix(draw, 10), 1, 4) : 0,
    translations: [
      ...(hasBiography ? [{ language: 'en', country: 'US', biography: story('en') }] : []),
      ...(hasBiography && chance(mix(draw, 12), 0.5)
        ? [{ language: 'pt', country: 'BR', biography: story('pt') }]
        : []),
    ],
    version,
  };
}
