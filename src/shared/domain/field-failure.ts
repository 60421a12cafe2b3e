import { Failure, isFailure } from './failure.ts';

/** What is wrong with a form, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A form that cannot be taken as it is: every field that is wrong says so at once. */
class FieldFailure extends Failure {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('invalid-argument', Object.values(fields).join(' '));
    this.fields = fields;
  }
}

/** The pages have their own copy of the class: they look at what it carries. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return isFailure(error) && 'fields' in error && typeof error.fields === 'object'
    ? ((error.fields ?? {}) as FieldErrors)
    : {};
}

/** Throws if any of them is wrong. */
export function refuseWrongFields(checks: Readonly<Record<string, string | undefined>>): void {
  const wrong = Object.entries(checks).flatMap(([name, words]) =>
    words === undefined ? [] : [[name, words] as const],
  );
  if (wrong.length > 0) throw new FieldFailure(Object.fromEntries(wrong));
}
