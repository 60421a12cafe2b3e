import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';
import { galleryWords } from '#shared/text/titles/gallery.ts';
import { titlePage } from '#shared/text/titles/title-page.ts';
import type { MovieView } from './movie-view.ts';
import { SagaSection } from './saga/saga-section.tsx';
import type { SagaView } from './saga/saga-view.ts';
import { TitleAside } from './title-aside.tsx';
import { TitleLayout } from './title-layout.tsx';
import {
  castSection,
  curiositiesSection,
  gallerySection,
  newsSection,
  pastSection,
  similarSection,
  synopsisSection,
  trailersSection,
  voicesSection,
} from './title-sections.tsx';

const TRAIL = [
  { label: shell.home, to: paths.home() },
  { label: shell.movies, to: paths.movies() },
];

const SIMILAR = { id: 'parecidos', anchor: titlePage.similar, heading: titlePage.similarMovies };

const sagaSection = (saga: SagaView, place: number) => ({
  id: saga.id,
  ...(place === 0 && { anchor: titlePage.saga }),
  content: <SagaSection saga={saga} />,
});

export function MoviePage({ movie }: { movie: MovieView }) {
  return (
    <TitleLayout
      head={movie}
      trail={TRAIL}
      main={[
        synopsisSection(movie),
        pastSection(movie),
        castSection(movie),
        voicesSection(movie),
        trailersSection(movie),
        curiositiesSection(movie),
      ]}
      aside={<TitleAside view={movie} />}
      wide={[
        ...movie.sagas.map(sagaSection),
        gallerySection(movie, galleryWords.noneOfMovie),
        newsSection(movie),
        similarSection(movie.similar, SIMILAR),
      ]}
    />
  );
}
