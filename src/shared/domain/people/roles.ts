import { departmentRoles } from '#shared/text/people.ts';

/** Empty if TMDB names no department, or one without a translation: English is not shown. */
export function roleOf(department: string | null): string {
  return department !== null && Object.hasOwn(departmentRoles, department) ? (departmentRoles[department] ?? '') : '';
}

/** TMDB's departments with a translation; `Actors` means the same as `Acting`. */
export const DEPARTMENTS = Object.keys(departmentRoles).filter((department) => department !== 'Actors');
