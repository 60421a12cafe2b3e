import { expect, vi } from 'vitest';
import { fieldErrorsOf } from '../../src/shared/domain/field-failure.ts';

/** In another process, as soon as it has heard. */
export function soon<T>(look: () => Promise<T>, expected: T): Promise<void> {
  return vi.waitFor(async () => expect(await look()).toEqual(expected), 5_000);
}

/** What is wrong with it, field by field or in a sentence; nothing where it was done. */
export function problemOf(deed: Promise<unknown>): Promise<unknown> {
  return deed.then(
    () => undefined,
    (error: Error) => (Object.keys(fieldErrorsOf(error)).length > 0 ? fieldErrorsOf(error) : error.message),
  );
}
