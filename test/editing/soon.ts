import { expect, vi } from 'vitest';
import { fieldErrorsOf } from '../../src/shared/domain/field-failure.ts';

/** Waits until another process has been notified. */
export function soon<T>(look: () => Promise<T>, expected: T): Promise<void> {
  return vi.waitFor(async () => expect(await look()).toEqual(expected), 5_000);
}

/** The validation errors or the message of a failure; undefined on success. */
export function problemOf(deed: Promise<unknown>): Promise<unknown> {
  return deed.then(
    () => undefined,
    (error: Error) => (Object.keys(fieldErrorsOf(error)).length > 0 ? fieldErrorsOf(error) : error.message),
  );
}
