import { OLDEST_LIVING_YEARS } from '../limits.ts';

/** Whole years between two days; `null` if negative. */
export function ageOn(birthday: string, day: string): number | null {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  // People born on 29 February turn a year older on 1 March.
  const hadBirthday = day.slice(5, 10) >= birthday.slice(5, 10);
  const age = hadBirthday ? years : years - 1;
  return age >= 0 ? age : null;
}

/** Age of a person without a recorded death; `null` if implausibly high. */
export function ageToday(birthday: string, today: string): number | null {
  const age = ageOn(birthday, today);
  return age !== null && age <= OLDEST_LIVING_YEARS ? age : null;
}
