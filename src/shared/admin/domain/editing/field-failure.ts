import { Failure } from '../../../domain/failure.ts';

/** Error messages of a form by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A rejected form, with the errors of all its fields. */
class FieldFailure extends Failure {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('invalid-argument', Object.values(fields).join(' '));
    this.fields = fields;
  }
}

/** The page bundle has its own copy of the class, so this checks the properties instead of `instanceof`. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof Failure && 'fields' in error && typeof error.fields === 'object'
    ? ((error.fields ?? {}) as FieldErrors)
    : {};
}

/** Throws if any check returned a message. */
export function refuseWrongFields(checks: Readonly<Record<string, string | undefined>>): void {
  const wrong = Object.entries(checks).flatMap(([name, words]) =>
    words === undefined ? [] : [[name, words] as const],
  );
  if (wrong.length > 0) throw new FieldFailure(Object.fromEntries(wrong));
}
