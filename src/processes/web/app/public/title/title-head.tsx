import { titleWords } from '#shared/text/titles/title-words.ts';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { TitleFactLines, type TitleFactsView } from './facts/title-facts.tsx';
import styles from './title-head.module.css';
import type { CinemaView } from './watch/cinema-view.ts';
import { WatchPanel } from './watch/watch-panel.tsx';
import type { WatchView } from './watch/watch-view.ts';

/** From this length (about three lines) a title is set smaller, so that the watch panel stays in the first screen. */
const LONG_TITLE = 60;
/** From these lengths a word breaks beside the poster on a phone, unless its letters are narrower. */
const LONG_WORD = 11;
const VERY_LONG_WORD = 15;

/** The data of the first screen, for films and series. */
export interface TitleHeadView extends TitleFactsView {
  slug: string;
  title: string;
  titleLang: string | undefined;
  originalTitle: string | null;
  originalLang: string | undefined;
  backdropPath: string | null;
  posterPath: string | null;
  watch: WatchView;
  /** Of a film. */
  cinema?: CinemaView | null;
  ticketUrl?: string | null;
  ticketUntil?: string | null;
}

/** The whole first screen: backdrop, poster, name, facts and where to watch. No text is set over a picture. */
export function TitleHead({ head }: { head: TitleHeadView }) {
  return (
    <>
      <div className={classNames(styles.band, !head.backdropPath && styles.bare)}>
        {head.backdropPath && (
          <Picture
            kind="backdrop"
            path={head.backdropPath}
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
            path={head.posterPath}
            widths={['w185', 'w342', 'w500']}
            shown="(min-width: 1280px) 264px, (min-width: 768px) 220px, 112px"
            width={500}
            height={750}
            alt={titleWords.poster(head.title)}
            loading={head.backdropPath ? 'eager' : 'high'}
          />
        </div>
        <div className={styles.name}>
          <h1 lang={head.titleLang} className={sizeOf(head.title)}>
            {head.title}
          </h1>
          {head.originalTitle && (
            <p className={styles.original} lang={head.originalLang}>
              {head.originalTitle}
            </p>
          )}
        </div>
        <div className={styles.facts}>
          <TitleFactLines title={head} />
        </div>
        <div className={styles.watch}>
          <WatchPanel
            title={head.title}
            watch={head.watch}
            cinema={head.cinema ?? null}
            ticketUrl={head.ticketUrl ?? null}
            ticketUntil={head.ticketUntil ?? null}
          />
        </div>
      </div>
    </>
  );
}

function sizeOf(title: string): string | undefined {
  if (title.length > LONG_TITLE) return styles.longTitle;
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  if (longest >= VERY_LONG_WORD) return styles.veryLongWord;
  return longest >= LONG_WORD ? styles.longWord : undefined;
}
