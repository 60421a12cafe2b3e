import { departmentRoles } from '#shared/text/people.ts';

/** Empty where TMDB names no department, or one we have no word for: an English one is not shown. */
export function roleOf(department: string | null): string {
  return department !== null && Object.hasOwn(departmentRoles, department) ? (departmentRoles[department] ?? '') : '';
}
