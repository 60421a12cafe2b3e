import type { MediaItem } from '#shared/contract/collections.ts';
import type { TitleCard } from '#shared/contract/common.ts';
import type { FilmSaga } from '#shared/contract/movie-details.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { collectionWords } from '#shared/text/collections.ts';
import { sagaWords as words } from '#shared/text/titles/sagas.ts';
import type { CardNote } from '../../cards/poster-card.tsx';
import { toTitleCard } from '../../collections/collection-view.ts';
import { type ShortCoverageView, toShortCoverage } from '../../collections/short-coverage-view.ts';

interface SagaStop {
  title: TitleCard;
  /** The year, and whether this is the page's film. */
  note: CardNote;
  isHere: boolean;
  /** Of the editors. */
  notes: string[];
}

interface SagaOrder {
  label: string;
  /** "6 filmes · este é o 4º na ordem de lançamento". */
  place: string;
  stops: SagaStop[];
}

export interface SagaView {
  id: string;
  title: string;
  /** The first one is shown; a visitor may choose another. */
  orders: SagaOrder[];
  coverage: ShortCoverageView | null;
  /** The editors' collection. */
  link: { to: string; label: string } | null;
}

/** A saga whose films the editors' collection all has is another order of it; the same order is not shown twice. */
export function toSagaViews(sagas: readonly FilmSaga[], movieId: number): SagaView[] {
  const [first, second] = sagas;
  if (!first) return [];
  if (!second) return [toView('saga', first, [], movieId)];
  const own = first.mediaItems.filter(({ type }) => type === 'movie').map(({ id }) => id);
  const other = second.mediaItems.map(({ id }) => id);
  if (!other.every((id) => own.includes(id)))
    return [toView('saga', first, [], movieId), toView('saga-lancamento', second, [], movieId)];
  const isSameOrder = own.filter((id) => other.includes(id)).every((id, place) => id === other[place]);
  return [toView('saga', first, isSameOrder ? [] : [second], movieId)];
}

function toView(id: string, saga: FilmSaga, others: readonly FilmSaga[], movieId: number): SagaView {
  const { name, slug } = saga;
  return {
    id,
    title: words.partOf(name),
    orders: [saga, ...others].map((order) => toOrder(order, movieId)),
    coverage: toShortCoverage(saga),
    link: slug === null ? null : { to: paths.collection(slug), label: words.seeCollection(name) },
  };
}

function toOrder({ mediaItems, slug, ordemCronologica }: FilmSaga, movieId: number): SagaOrder {
  const isHere = ({ type, id }: MediaItem) => type === 'movie' && id === movieId;
  const movies = mediaItems.filter(({ type }) => type === 'movie').length;
  const [label, order] =
    slug === null
      ? [words.release, words.byRelease]
      : ordemCronologica
        ? [words.story, words.byStory]
        : [words.ours, words.byEditors];
  return {
    label,
    place: words.place({ movies, series: mediaItems.length - movies }, mediaItems.findIndex(isHere) + 1, order),
    stops: mediaItems.map((item) => toStop(item, isHere(item))),
  };
}

function toStop(item: MediaItem, isHere: boolean): SagaStop {
  const year = String(item.ano ?? words.noYear);
  return {
    title: toTitleCard(item),
    note: {
      start: '',
      fact: isHere ? `${year} · ${words.here}` : year,
      spoken: isHere ? `${year}, ${words.here}` : year,
    },
    isHere,
    notes: [item.podePular ? collectionWords.skippable : '', item.nota].filter(Boolean),
  };
}
