import { useMatches } from 'react-router';
import { labelOfField, listLabels, type PeopleNames } from '#shared/admin/domain/editing/editable-fields.ts';

/** Names of the people whose credits the open pages name: the guard adds them to what every loader returns. */
export function usePeopleNames(): PeopleNames {
  const named = useMatches().map(
    ({ loaderData }) => (loaderData as { peopleNames?: PeopleNames } | undefined)?.peopleNames,
  );
  return Object.assign({}, ...named) as PeopleNames;
}

/** The labels of fields, with the names of people in those of credits. */
export function useFieldLabels() {
  const people = usePeopleNames();
  return {
    labelOf: (field: string) => labelOfField(field, people),
    labelsOf: (fields: readonly string[]) => listLabels(fields, people),
  };
}
