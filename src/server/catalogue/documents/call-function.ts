import { type FunctionName, functions, type RequestOf, type ResponseOf } from '#shared/contract/functions.ts';
import { Failure } from '#shared/domain/failure.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../../context.ts';
import { isDatabaseTrouble } from '../../infra/db-trouble.ts';
import type { Answer } from './answer.ts';
import { type CatalogueFunction, catalogueFunctions } from './functions.ts';

/** The only entry point, for pages and for API clients: the contract parses the input before anything runs. */
export async function callFunction<N extends FunctionName>(
  ctx: Context,
  name: N,
  input: unknown,
): Promise<Answer<ResponseOf<N>>> {
  // Default message for schemas without their own: no English message of a library reaches a visitor.
  const parsed = functions[name].request.safeParse(input, { error: () => errors.argumentsInvalid });
  if (!parsed.success) {
    throw new Failure('invalid-argument', parsed.error.issues[0]?.message ?? errors.argumentsInvalid);
  }
  try {
    return await functionOf(name).run(ctx, parsed.data as RequestOf<N>);
  } catch (error) {
    if (!isDatabaseTrouble(error)) throw error;
    ctx.log.error({ err: error, function: name }, 'the database does not answer');
    throw new Failure('unavailable', errors.tooBusy, { cause: error });
  }
}

export function functionOf<N extends FunctionName>(name: N): CatalogueFunction<N> {
  return catalogueFunctions[name];
}
