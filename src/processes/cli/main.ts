import { systemClock } from '#server/infra/clock.ts';
import { runProgram } from './program.ts';

/** `npm run cli -- COMMAND`: commands.ts is the table, program.ts reads the command line. */
const { stdout, stderr } = process;
process.exitCode = await runProgram(process.argv.slice(2), { stdout, stderr, now: systemClock });
// What a command left open, such as an idle connection, does not keep the terminal waiting.
setTimeout(() => process.exit(), 2_000).unref();
