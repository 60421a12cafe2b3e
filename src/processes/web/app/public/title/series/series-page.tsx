import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';
import { galleryWords } from '#shared/text/titles/gallery.ts';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import { TitleAside } from '../title-aside.tsx';
import { TitleLayout } from '../title-layout.tsx';
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
} from '../title-sections.tsx';
import { chaptersSection, lastEpisodeSection, seasonsSection } from './series-sections.tsx';
import type { SeriesView } from './series-view.ts';

const TRAIL = [
  { label: shell.home, to: paths.home() },
  { label: shell.series, to: paths.series() },
];

const SIMILAR = { id: 'parecidas', anchor: seriesPage.similar, heading: seriesPage.similarSeries };

export function SeriesPage({ series }: { series: SeriesView }) {
  return (
    <TitleLayout
      head={series}
      trail={TRAIL}
      main={[
        synopsisSection(series),
        ...(series.novela
          ? [chaptersSection({ ...series, novela: series.novela })]
          : [seasonsSection(series), lastEpisodeSection(series)]),
        pastSection(series),
        castSection(series),
        voicesSection(series),
        trailersSection(series),
        curiositiesSection(series),
      ]}
      aside={<TitleAside view={series} />}
      wide={[
        gallerySection(series, galleryWords.noneOfSeries),
        newsSection(series),
        similarSection(series.similar, SIMILAR),
      ]}
    />
  );
}
