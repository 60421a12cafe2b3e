import { parseId } from '#shared/domain/ids.ts';

type ReadField = (name: string) => string;

export const readDatedForm = (field: ReadField) => ({
  ...{ source: field('source'), checkedOn: field('checkedOn'), expiresOn: field('expiresOn') },
});

/** The row as the editor saw it; nothing for a new one. */
export const readSeenRow = (field: ReadField) => ({
  id: parseId(field('row')),
  version: parseId(field('version')),
});
