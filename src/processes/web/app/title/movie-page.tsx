import { paths } from '#shared/domain/paths.ts';
import { shell } from '#shared/text/shell.ts';
import { titlePage } from '#shared/text/title-page.ts';
import { PosterRail } from '../lists/poster-rail.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Section } from '../ui/section.tsx';
import { Anchors } from './anchors.tsx';
import { CastPreview } from './cast-preview.tsx';
import styles from './movie-page.module.css';
import type { MovieView } from './movie-view.ts';
import { Synopsis } from './synopsis.tsx';
import { TechnicalSheet } from './technical-sheet.tsx';
import { TitleHead } from './title-head.tsx';

/** Fragments of the page's address, in the order of the page. */
const SECTION_IDS = { synopsis: 'sinopse', cast: 'elenco', similar: 'parecidos' } as const;

const TRAIL = [
  { label: shell.home, to: paths.home() },
  { label: shell.movies, to: paths.movies() },
];

export function MoviePage({ movie }: { movie: MovieView }) {
  const { title, cast, similar } = movie;
  const anchors = [
    { id: SECTION_IDS.synopsis, label: titlePage.synopsis },
    ...(cast.length > 0 ? [{ id: SECTION_IDS.cast, label: titlePage.cast }] : []),
    ...(similar.length > 0 ? [{ id: SECTION_IDS.similar, label: titlePage.similar }] : []),
  ];

  return (
    <article>
      <div className="wrap">
        <Breadcrumb trail={TRAIL} current={title} />
      </div>
      <TitleHead movie={movie} />
      <div className="wrap">
        {anchors.length > 1 && <Anchors sections={anchors} />}
        <div className={styles.columns}>
          <div className={styles.content}>
            <Section id={SECTION_IDS.synopsis} title={titlePage.synopsis}>
              {/* Another film, another text: it starts closed and is measured again. */}
              <Synopsis key={movie.slug} text={movie.overview} lang={movie.overviewLang} />
            </Section>
            {cast.length > 0 && (
              <Section id={SECTION_IDS.cast} title={titlePage.castOf(title)}>
                <CastPreview cast={cast} />
              </Section>
            )}
          </div>
          <TechnicalSheet rows={movie.sheet} />
        </div>
        {similar.length > 0 && <PosterRail id={SECTION_IDS.similar} title={titlePage.similarMovies} titles={similar} />}
      </div>
    </article>
  );
}
