import type { PersonDetails } from '#shared/contract/person-details.ts';
import { formatLongDate } from '#shared/domain/format.ts';
import { ageOn, ageToday } from '#shared/domain/people/age.ts';
import { translatePlace } from '#shared/domain/people/place-names.ts';
import { personWords } from '#shared/text/person.ts';

export interface PersonFact {
  label: string;
  text: string;
}

type Life = Pick<PersonDetails, 'birthday' | 'deathday' | 'place_of_birth'>;

/** Birth, birthplace and death, if known. The age is beside the birth of a living person, else beside the death. */
export function toPersonFacts({ birthday, deathday, place_of_birth }: Life, today: string): PersonFact[] {
  const livingAge = birthday && !deathday ? ageToday(birthday, today) : null;
  const lastAge = birthday && deathday ? ageOn(birthday, deathday) : null;
  return [
    ...(birthday ? [{ label: personWords.born, text: withAge(birthday, livingAge, personWords.years) }] : []),
    ...(place_of_birth ? [{ label: personWords.birthplace, text: translatePlace(place_of_birth) }] : []),
    ...(deathday ? [{ label: personWords.died, text: withAge(deathday, lastAge, personWords.atAge) }] : []),
  ];
}

function withAge(day: string, age: number | null, say: (age: number) => string): string {
  const date = formatLongDate(day);
  return age === null ? date : personWords.dayWithAge(date, say(age));
}
