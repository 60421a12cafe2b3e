import { data, type LoaderFunctionArgs } from 'react-router';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminErrors } from '#shared/admin/text/errors.ts';
import type { Editable } from '#shared/domain/entities.ts';

/** The subjects with screens of their own; `robots` is a panel on another. */
export type ShownSubject = Exclude<Editable, 'robots'>;

interface Guarded<T> {
  (args: LoaderFunctionArgs): Promise<T>;
  guards: string;
  intents?: string[];
}

/** One loader or action for the routes of several subjects: the second word of the address says which of these it is. */
export function bySubject<T>(table: { readonly [E in ShownSubject]?: Guarded<T> }) {
  const byWord = new Map(Object.entries(table).map(([entity, own]) => [subjects[entity as ShownSubject].word, own]));
  const one = (args: LoaderFunctionArgs): Promise<T> => {
    const [, , word = ''] = new URL(args.request.url).pathname.replace(/\.data$/, '').split('/');
    const own = byWord.get(word);
    if (!own) throw data(adminErrors.notFound, { status: 404 });
    return own(args);
  };
  return Object.assign(one, { guarded: Object.values(table) });
}
