import { crewJobs } from '#shared/text/crew-jobs.ts';
import { departmentRoles } from '#shared/text/people.ts';

/** Empty where TMDB names no department, or one we have no word for: an English one is not shown. */
export function roleOf(department: string | null): string {
  return department !== null && Object.hasOwn(departmentRoles, department) ? (departmentRoles[department] ?? '') : '';
}

/** TMDB's departments we have a word for; one of two that mean the same to us. */
export const DEPARTMENTS = Object.keys(departmentRoles).filter((department) => department !== 'Actors');

/** What somebody did for one title: by the job, else by its department, else nothing. Never in English. */
export function crewJobOf({ job, department }: { job: string; department: string }): string {
  return Object.hasOwn(crewJobs, job) ? (crewJobs[job] ?? '') : roleOf(department);
}
