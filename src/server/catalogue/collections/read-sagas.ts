import type { FilmSaga } from '#shared/contract/movie-details.ts';
import { SAGA_TITLES_SHOWN } from '#shared/domain/limits.ts';
import type { Db } from '../../infra/db.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import { findCollectionInOrder, findSagaTitles } from '../../store/collections/sagas.ts';
import { type CollectionTitle, listRecordTitles } from '../../store/records/record-titles.ts';
import { keepShown, toMediaItem, toTitlePart } from '../records/named-titles.ts';
import type { CardDay } from '../titles/to-card-availability.ts';
import { toCollectionPart } from './to-collection.ts';
import { toCoverage } from './to-coverage.ts';

interface ReadSagas {
  sagas: FilmSaga[];
  /** Hidden and unknown titles too: when one of them can be shown, the document is outdated. */
  parts: DocumentPart[];
}

interface Film {
  id: number;
  franchise_id: number | null;
}

/** What a film belongs with: an editors' collection first, then its saga as TMDB has it. */
export async function readSagas(db: Db, movie: Film, day: CardDay): Promise<ReadSagas> {
  const [collection, saga] = await Promise.all([readCollection(db, movie, day), readSaga(db, movie, day)]);
  return { sagas: [...collection.sagas, ...saga.sagas], parts: [...collection.parts, ...saga.parts] };
}

const NOTHING: ReadSagas = { sagas: [], parts: [] };

async function readCollection(db: Db, movie: Film, day: CardDay): Promise<ReadSagas> {
  const collection = await findCollectionInOrder(db, movie, SAGA_TITLES_SHOWN);
  if (!collection) return NOTHING;
  const titles = await listRecordTitles(db, 'collection', [collection.id]);
  const { title: name, slug, values } = collection;
  const { isChronological: ordemCronologica = false } = values;
  return {
    sagas: toSagas(movie, { name, slug, ordemCronologica }, titles, day),
    parts: [toCollectionPart(collection), ...titles.map(toTitlePart)],
  };
}

async function readSaga(db: Db, movie: Film, day: CardDay): Promise<ReadSagas> {
  const { franchise_id: id } = movie;
  if (id === null) return NOTHING;
  const { saga, titles } = await findSagaTitles(db, id);
  const shown = titles.slice(0, SAGA_TITLES_SHOWN);
  return {
    sagas: saga ? toSagas(movie, { name: saga.name, slug: null, ordemCronologica: false }, shown, day) : [],
    parts: [{ kind: 'saga', id, version: saga?.version ?? null }, ...titles.map(toTitlePart)],
  };
}

type Named = Pick<FilmSaga, 'name' | 'slug' | 'ordemCronologica'>;

/** None for a film alone, and for one that is not among the titles. */
function toSagas(movie: Film, named: Named, titles: readonly CollectionTitle[], day: CardDay): FilmSaga[] {
  const shown = keepShown(titles);
  const isThere = shown.some(({ kind, id }) => kind === 'movie' && id === movie.id);
  if (!isThere || shown.length < 2) return [];
  return [{ ...named, mediaItems: shown.map((title) => toMediaItem(title, day)), coverage: toCoverage(shown) }];
}
