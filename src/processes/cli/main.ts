import { systemClock } from '#server/infra/clock.ts';
import { runProgram } from './program.ts';

/** `npm run cli -- COMMAND`: commands.ts is the table, program.ts parses the command line. */
const { stdout, stderr } = process;
process.exitCode = await runProgram(process.argv.slice(2), { stdout, stderr, now: systemClock });
// Exit even if a command left something open, such as an idle connection.
setTimeout(() => process.exit(), 2_000).unref();
