import { type DatabaseAddress, type DatabaseProblem, explainDatabaseProblem } from './database-problem.ts';
import type { Log } from './log.ts';

/** Logs a problem once, with advice, and its end once; /readyz checks every second. */
export function reportDatabaseProblems(log: Log, address: DatabaseAddress) {
  let last: DatabaseProblem | undefined;
  return (problem: DatabaseProblem | undefined): void => {
    if (problem === last) return;
    last = problem;
    if (problem)
      log.error({ problem, advice: explainDatabaseProblem(problem, address) }, 'the database cannot be used');
    else log.info('the database can be used again');
  };
}
