import { NOT_FOUND } from '#server/admin/editing/not-found.ts';
import { readPreviewToken } from '#server/admin/editing/preview-token.ts';
import { withDraft } from '#server/admin/editing/with-draft.ts';
import { callFunction } from '#server/catalogue/documents/call-function.ts';
import type { Context } from '#server/context.ts';
import type { KeyRing } from '#server/infra/key-ring.ts';
import { SingleFlight } from '#server/infra/single-flight.ts';
import { whenPossible } from '#server/staff/when-possible.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';

import type { Backend } from './app/backend.server.ts';

/** Draft pages, by preview token. None without the admin. */
export function openPreviews(ctx: Context, keys: KeyRing | undefined): Backend['previews'] {
  // Rendering a draft holds its subject's lock, so concurrent requests share one render.
  const flights = new SingleFlight<unknown>();
  const read = async <T>(
    entity: Editable,
    token: string,
    build: (ctx: Context, id: number) => Promise<T>,
  ): Promise<T> => {
    const subject = keys === undefined ? undefined : readPreviewToken(keys, token, ctx.now());
    if (subject?.entity !== entity) throw new Failure('not-found', NOT_FOUND[entity]);
    const key = `${entity}:${subject.id}`;
    const made = flights.run(key, () => withDraft(ctx, subject, (drafted) => build(drafted, subject.id)));
    return (await whenPossible(() => made)) as T;
  };
  return {
    movie: (token) =>
      read(
        'movie',
        token,
        async (drafted, movieId) => (await callFunction(drafted, 'getMovieDetails', { movieId })).value,
      ),
    series: (token) =>
      read(
        'series',
        token,
        async (drafted, seriesId) => (await callFunction(drafted, 'getTVDetails', { seriesId })).value,
      ),
    person: (token) =>
      read(
        'person',
        token,
        async (drafted, personId) => (await callFunction(drafted, 'getPersonDetails', { personId })).value,
      ),
    collection: (token) =>
      read(
        'collection',
        token,
        async (drafted, collectionId) =>
          (await callFunction(drafted, 'getCustomCollectionWithDetails', { collectionId })).value,
      ),
  };
}
