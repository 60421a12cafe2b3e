import { crewJobs } from '#shared/text/titles/crew-jobs.ts';
import { roleOf } from './roles.ts';

/** The jobs that have a translation, in Portuguese order. An editor chooses among them. */
export function listCrewJobs(): { job: string; name: string }[] {
  const jobs = Object.entries(crewJobs).map(([job, name]) => ({ job, name }));
  // Of several jobs with one Portuguese name, the first: it is TMDB's usual one.
  const unique = [...new Map(jobs.toReversed().map((each) => [each.name, each])).values()];
  return unique.sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
}

export function isCrewJob(job: string): boolean {
  return Object.hasOwn(crewJobs, job);
}

/** A crew member's work on one title: by job, else by department, else empty. Never in English. */
export function crewJobOf({ job, department }: { job: string; department: string }): string {
  return Object.hasOwn(crewJobs, job) ? (crewJobs[job] ?? '') : roleOf(department);
}
