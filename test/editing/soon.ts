import { expect, vi } from 'vitest';
import { fieldErrorsOf } from '../../src/shared/admin/domain/editing/field-failure.ts';

/** Waits until another process has been notified. */
export function soon<T>(look: () => Promise<T>, expected: T): Promise<void> {
  return vi.waitFor(async () => expect(await look()).toEqual(expected), 5_000);
}

/** The validation errors or the message of a failure; undefined on success. */
export function problemOf(auditEvent: Promise<unknown>): Promise<unknown> {
  return auditEvent.then(
    () => undefined,
    (error: Error) => (Object.keys(fieldErrorsOf(error)).length > 0 ? fieldErrorsOf(error) : error.message),
  );
}
