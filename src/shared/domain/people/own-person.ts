/** Ids from here on are people that editors created; `own_person_ids` counts them. Those of TMDB, simulator and demo are far below. */
export const FIRST_OWN_PERSON = 2_000_000_000;

/** Whether editors created the person: TMDB is never asked about them. */
export function isOwnPerson(id: number): boolean {
  return id >= FIRST_OWN_PERSON;
}
