import { Command, InvalidArgumentError, Option } from 'commander';
import { type Env, readEnv } from '#server/infra/env.ts';
import { OperatorError } from '#server/infra/operator-error.ts';
import { SERVICES, type Service } from '#server/infra/secrets.ts';

/** `npm start -- --services=web,functions`: prints help and ends the process where the arguments ask for it or are wrong. */
export function parseServices(argv: readonly string[]): Set<Service> {
  const program = new Command('npm start --')
    .description('Starts the product. Settings come from the environment and from .env (see .env.example).')
    .addOption(
      new Option('--services <list>', `what to start, comma-separated: ${SERVICES.join(', ')}`)
        .argParser(parseList)
        .default(new Set(SERVICES), 'all of them'),
    )
    .showHelpAfterError('Run `npm start -- --help` for the options.')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
  return program.parse(argv, { from: 'user' }).opts<{ services: Set<Service> }>().services;
}

function parseList(text: string): Set<Service> {
  return new Set(
    text.split(',').map((name) => {
      const service = SERVICES.find((known) => known === name.trim());
      if (!service) throw new InvalidArgumentError(`"${name}" is none of ${SERVICES.join(', ')}.`);
      return service;
    }),
  );
}

export function readEnvOrEnd(services: ReadonlySet<Service>): Env {
  try {
    return readEnv(undefined, { readers: services });
  } catch (error) {
    return endStart(error);
  }
}

/** A start that cannot go on ends with a sentence; only an error we did not foresee shows where it was thrown. */
export function endStart(error: unknown): never {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exit(1);
}

function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') return `${address}:${port} is in use. Stop the process that listens there, or set PORT.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this user. Set PORT to 1024 or higher.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Correct HOST.`;
  if (error instanceof OperatorError) return error.message;
  return error.stack ?? error.message;
}
