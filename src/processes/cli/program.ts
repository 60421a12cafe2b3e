import { CommanderError, Command as Program } from 'commander';
import { type Env, readEnv } from '#server/infra/env.ts';
import type { Arguments, Command, Options } from './command.ts';
import { COMMANDS } from './commands.ts';
import { describeError, UsageError } from './describe-error.ts';
import type { Session } from './session.ts';
import { createTerminal, type TerminalOutputs } from './terminal.ts';

export interface Surroundings extends TerminalOutputs {
  /** The process's environment, unless a test passes another. */
  variables?: NodeJS.ProcessEnv;
  now: () => Date;
}

const OK = 0;
const FAILED = 1;
const WRONG_USAGE = 2;
const NAME = 'npm run cli --';
const READERS_HERE = new Set(['cli', 'migrate', 'backup'] as const);

/** Runs one command line and returns its exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runProgram(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  let env: Env | undefined;
  const program = openProgram(surroundings);
  for (const [name, command] of Object.entries<Command>(COMMANDS)) {
    const registered = program
      .command(name)
      .summary(command.summary)
      .description(`${capitalise(command.summary)}.`);
    registered.showHelpAfterError(`Run \`${NAME} ${name} --help\` for its arguments and options.`);
    addArguments(registered, command.arguments);
    addOptions(registered, command.options);
    registered.addHelpText('after', `\nSettings it needs: ${command.needs.join(', ')}`);
    registered.action(async () => {
      const given = { ...nameArguments(command.arguments, registered.processedArgs), ...registered.opts() };
      command.check(given);
      env = readEnv(surroundings.variables, { needed: command.needs, readers: READERS_HERE });
      const session: Session = { env, terminal: createTerminal(surroundings), now: surroundings.now() };
      await command.execute(given, session);
    });
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
    return OK;
  } catch (error) {
    // Commander has printed its own help and errors already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : WRONG_USAGE;
    surroundings.stderr.write(`${describeError(error, env)}\n`);
    return error instanceof UsageError ? WRONG_USAGE : FAILED;
  }
}

function openProgram({ stdout, stderr }: Surroundings): Program {
  return new Program(NAME)
    .description('Commands of the product. Settings come from the environment and from .env (see .env.example).')
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .configureHelp({ showGlobalOptions: false })
    .showHelpAfterError(`Run \`${NAME} --help\` for the commands.`)
    .addHelpText('after', `\nRun \`${NAME} COMMAND --help\` for the arguments and options of one.`)
    .exitOverride();
}

function addArguments(registered: Program, args: Arguments): void {
  for (const [name, { help, isRequired, isList, parse }] of Object.entries(args)) {
    const shape = isList ? `${name}...` : name;
    const read = (text: string, before: unknown) =>
      isList ? [...(Array.isArray(before) ? (before as unknown[]) : []), parse(text)] : parse(text);
    registered.argument(isRequired ? `<${shape}>` : `[${shape}]`, help, read);
  }
}

function addOptions(registered: Program, options: Options): void {
  for (const [name, { help, placeholder, parse, fallback }] of Object.entries(options)) {
    const long = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (parse) registered.option(`${long} <${placeholder ?? name}>`, help, (text) => parse(text), fallback);
    else registered.option(long, help, fallback === true);
  }
}

function nameArguments(args: Arguments, values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, { isList }], place) => [name, values[place] ?? (isList ? [] : undefined)]),
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
