import { createHash } from 'node:crypto';
import { type CompiledQuery, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely';

export interface Statement {
  /** Name of the prepared statement; PostgreSQL requires one per text. */
  prepared: string;
  /** Our function that built it first, for metrics and traces. */
  label: string;
}

/**
 * Statements with lists of varying length would fill the server's memory with prepared statements, so their number per pool is
 * limited; further ones are not prepared, and their label is `other`.
 */
const MAX_NAMED_STATEMENTS = 500;

/**
 * The names of a pool's statements. Kysely compiles a statement synchronously in the function that executes it, so the stack
 * names that function; it is read once per text, not per execution.
 */
export class StatementNames {
  readonly #byText = new Map<string, Statement>();

  /** Undefined if there are too many texts already. */
  nameOf(text: string, label = labelOf): Statement | undefined {
    const known = this.#byText.get(text);
    if (known !== undefined || this.#byText.size >= MAX_NAMED_STATEMENTS) return known;
    const statement = { prepared: createHash('sha1').update(text).digest('hex'), label: label(text) };
    this.#byText.set(text, statement);
    return statement;
  }
}

export class NamingCompiler extends PostgresQueryCompiler {
  readonly #names: StatementNames;

  constructor(names: StatementNames) {
    super();
    this.#names = names;
  }

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId);
    this.#names.nameOf(compiled.sql, () => labelFromStack(readStack()));
    return compiled;
  }
}

/** For texts that no function of ours built: `begin`, `commit`, `rollback`, `savepoint`. */
function labelOf(text: string): string {
  return /^[a-z]+/.exec(text)?.[0] ?? 'other';
}

/** `at async readMovie (file:///…/src/server/store/titles/movies.ts:12:3)`: the function, then the file. */
const FRAME =
  /^ *at (?:async )?(?:(?:[\w$]+\.)*(?<name>[\w$]+)(?: \[as [^\]]+\])? \()?(?<place>(?:file:\/\/)?[^\s()]+)\)?$/;
/** infra only passes statements on. */
const OUR_FILE = /^\/src\/(?:server|processes)\/(?!infra\/)(?:[^/]+\/)*(?<file>[^/]+)\.tsx?:/;

/** The nearest function of ours that has a name; of anonymous ones alone, the name of the file. */
export function labelFromStack(stack: string): string {
  const ours = stack.split('\n').flatMap((line) => {
    const { name, place = '' } = FRAME.exec(line)?.groups ?? {};
    const { file } = OUR_FILE.exec(place.slice(place.lastIndexOf('/src/')))?.groups ?? {};
    return file === undefined ? [] : [{ name, file }];
  });
  return ours.find(({ name }) => name !== undefined)?.name ?? ours[0]?.file ?? 'other';
}

function readStack(): string {
  const { stackTraceLimit } = Error;
  // Kysely's own calls come first.
  Error.stackTraceLimit = 30;
  const { stack = '' } = new Error('where a statement is built');
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}
