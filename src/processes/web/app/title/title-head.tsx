import { titlePage } from '#shared/text/title-page.ts';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import type { MovieView } from './movie-view.ts';
import { TitleFacts } from './title-facts.tsx';
import styles from './title-head.module.css';
import { WatchPanel } from './watch-panel.tsx';

/** Characters from which a name is set smaller, so that the first fold keeps its answer: some three lines. */
const LONG_TITLE = 60;

/** Band, poster, name, facts, and where to watch: the whole first fold. No words are set over a picture. */
export function TitleHead({ movie }: { movie: MovieView }) {
  return (
    <>
      <div className={classNames(styles.band, !movie.backdropPath && styles.bare)}>
        {movie.backdropPath && (
          <Picture
            kind="backdrop"
            path={movie.backdropPath}
            widths={['w500', 'w780', 'w1280', 'w1920']}
            shown="(min-width: 768px) 100vw, 100vw"
            width={1280}
            height={720}
            alt=""
            loading="high"
            className={styles.backdrop}
          />
        )}
      </div>
      <div className={classNames('wrap', styles.grid)}>
        <div className={styles.poster}>
          <Picture
            kind="poster"
            path={movie.posterPath}
            widths={['w185', 'w342', 'w500']}
            shown="(min-width: 1280px) 264px, (min-width: 768px) 220px, 112px"
            width={500}
            height={750}
            alt={titlePage.poster(movie.title)}
            loading={movie.backdropPath ? 'eager' : 'high'}
          />
        </div>
        <div className={styles.name}>
          <h1 lang={movie.titleLang} className={movie.title.length > LONG_TITLE ? styles.longTitle : undefined}>
            {movie.title}
          </h1>
          {movie.originalTitle && (
            <p className={styles.original} lang={movie.originalLang}>
              {movie.originalTitle}
            </p>
          )}
        </div>
        <div className={styles.facts}>
          <TitleFacts movie={movie} />
        </div>
        <div className={styles.watch}>
          <WatchPanel title={movie.title} watch={movie.watch} ticketUrl={movie.ticketUrl} />
        </div>
      </div>
    </>
  );
}
