import { fieldErrorsOf } from '../../src/shared/admin/domain/editing/field-failure.ts';

/** The problem of each refused field; empty if the work was done. */
export const refusalOf = (work: Promise<unknown>) => work.then(() => ({}), fieldErrorsOf);
