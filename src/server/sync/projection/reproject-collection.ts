import { tags } from '#shared/domain/tags.ts';
import {
  forgetAddress,
  replaceCollectionItems,
  saveFormerSlug,
  updateCollectionRow,
} from '../../store/collections/collection-edits.ts';
import { findCollection, listCollectionMovies, type StoredCollection } from '../../store/collections/collections.ts';
import { touchMovies } from '../../store/titles/movies.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import type { Change } from '../change-catalogue.ts';
import { withShownPictures } from './shown-pictures.ts';

/** Whether its films' pages show it. */
function isInOrder(collection: StoredCollection | undefined): boolean {
  return collection?.state === 'published' && (collection.is_chronological || collection.saga_id !== null);
}

/** Rebuilds a collection's rows from its published fields. If none was ever published, the row is a draft with a name. */
export async function reprojectCollection(change: Change, id: number): Promise<void> {
  const { trx, now, announce } = change;
  const before = await findCollection(trx, id);
  if (!before) return;
  const written = await withShownPictures(trx, await findOverrides(trx, { entity: 'collection', id }));
  const slug = written.slug ?? before.slug;
  if (slug !== before.slug) {
    // Only an address that was public redirects to the new one.
    if (before.first_published_at) await saveFormerSlug(trx, id, { from: before.slug, to: slug });
    else await forgetAddress(trx, slug);
  }
  const isShown = written.isHidden !== true && written.name !== undefined;
  const name = written.name ?? before.name;
  await updateCollectionRow(
    trx,
    id,
    {
      name,
      slug,
      title_h1: written.titleH1 ?? name,
      description_h1: written.descriptionH1 ?? '',
      title_h2: written.titleH2 ?? null,
      description_h2_html: written.descriptionH2 ?? null,
      short_description: written.shortDescription ?? '',
      cover_path: written.coverPath ?? null,
      is_chronological: written.isChronological ?? false,
      seo_title: written.seoTitle ?? null,
      seo_description: written.seoDescription ?? null,
      is_noindex: written.isNoindex ?? false,
      state: isShown ? 'published' : 'draft',
      ...(isShown && { first_published_at: before.first_published_at ?? now }),
    },
    now,
  );
  const listedBefore = isInOrder(before) ? await listCollectionMovies(trx, id) : [];
  await replaceCollectionItems(trx, id, written.items ?? []);
  const after = await findCollection(trx, id);
  // The pages of films that were in it before show the collection and are dropped with it; those of new ones do not yet.
  const joined = isInOrder(after)
    ? (await listCollectionMovies(trx, id)).filter((film) => !listedBefore.includes(film))
    : [];
  await touchMovies(trx, joined);
  announce(...joined.map(tags.movie));
  announce(tags.collection(id), tags.collectionList());
}
