import { OLDEST_LIVING_YEARS } from './limits.ts';

/** Whole years from one day to another; negative or absurd is no age. */
export function ageOn(birthday: string, day: string): number | null {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  // Who was born on 29 February is a year older on 1 March.
  const hadBirthday = day.slice(5, 10) >= birthday.slice(5, 10);
  const age = hadBirthday ? years : years - 1;
  return age >= 0 ? age : null;
}

/** The age of somebody alive, as far as anybody knows. */
export function ageToday(birthday: string, today: string): number | null {
  const age = ageOn(birthday, today);
  return age !== null && age <= OLDEST_LIVING_YEARS ? age : null;
}
