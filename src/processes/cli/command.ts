import type { Context } from '#server/context.ts';
import type { Env } from '#server/infra/env.ts';
import { withCatalogue } from './open-catalogue.ts';
import type { Argument, Option } from './parameters.ts';
import type { Session } from './session.ts';

export type Arguments = Readonly<Record<string, Argument<unknown>>>;
export type Options = Readonly<Record<string, Option<unknown>>>;
/** The parsed command line. */
export type CommandLine = Readonly<Record<string, unknown>>;

/** An entry of the table of commands: summary and help texts are required. */
export interface Command {
  summary: string;
  /** Settings it needs, checked before anything is opened. */
  needs: readonly (keyof Env)[];
  arguments: Arguments;
  options: Options;
  /** Checks combinations of arguments; throws before anything is opened. */
  check(given: CommandLine): void;
  execute(given: CommandLine, session: Session): Promise<void>;
}

type ValuesOf<A extends Arguments, O extends Options> = {
  [K in keyof A]: A[K] extends Argument<infer T> ? T : never;
} & { [K in keyof O]: O[K] extends Option<infer T> ? T : never };

interface Definition<A extends Arguments, O extends Options> {
  summary: string;
  /** Beside DATABASE_URL. */
  needs?: readonly (keyof Env)[];
  /** It connects as the owner of the schema alone, without DATABASE_URL. */
  isOwners?: true;
  arguments?: A;
  options?: O;
  check?(given: ValuesOf<A, O>): void;
}

type Run<A extends Arguments, O extends Options, I> = (given: ValuesOf<A, O>, input: I) => Promise<void>;

/** A command on the catalogue: checks the database first and always closes it at the end. */
export function catalogueCommand<A extends Arguments = Record<never, never>, O extends Options = Record<never, never>>(
  definition: Definition<A, O> & { run: Run<A, O, Session & { ctx: Context }> },
): Command {
  const run: Run<A, O, Session> = (given, session) =>
    withCatalogue(session, { needsTmdb: definition.needs?.includes('TMDB_TOKEN') ?? false }, (ctx) =>
      definition.run(given, { ...session, ctx }),
    );
  return plainCommand({ ...definition, run });
}

/** A command that opens what it needs itself. */
export function plainCommand<A extends Arguments = Record<never, never>, O extends Options = Record<never, never>>(
  definition: Definition<A, O> & { run: Run<A, O, Session> },
): Command {
  return {
    summary: definition.summary,
    needs: [...(definition.isOwners ? ([] as const) : (['DATABASE_URL'] as const)), ...(definition.needs ?? [])],
    arguments: definition.arguments ?? {},
    options: definition.options ?? {},
    // `given` was made by the parsers of this definition.
    check: (given) => definition.check?.(given as ValuesOf<A, O>),
    execute: (given, session) => definition.run(given as ValuesOf<A, O>, session),
  };
}
