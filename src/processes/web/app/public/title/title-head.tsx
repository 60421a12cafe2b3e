import { Link } from 'react-router';
import { titlePage } from '#shared/text/titles/title-page.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import chips from '../../design/chip-links.module.css';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { TitleFactLines, type TitleFactsView } from './facts/title-facts.tsx';
import styles from './title-head.module.css';
import type { CinemaView } from './watch/cinema-view.ts';
import { WatchPanel } from './watch/watch-panel.tsx';
import type { WatchView } from './watch/watch-view.ts';

/** From these lengths a title is set smaller, on a phone and everywhere, so that the watch panel stays in the first screen. */
const LONG_TITLE = 29;
const VERY_LONG_TITLE = 60;
/** From these lengths a word breaks beside the poster on a phone, with large text or at all, unless its letters are smaller. */
const LONG_WORD = 9;
const VERY_LONG_WORD = 13;

/** The data of the first screen, for films and series. */
export interface TitleHeadView extends TitleFactsView {
  slug: string;
  title: string;
  titleLang: string | undefined;
  originalTitle: string | null;
  originalLang: string | undefined;
  genres: readonly { name: string; to: string }[];
  backdropPath: string | null;
  posterPath: string | null;
  watch: WatchView;
  /** Where to watch in a sentence, to send to a friend. */
  answer: string;
  /** Of a film. */
  cinema?: CinemaView | null;
  ticketUrl?: string | null;
  ticketUntil?: string | null;
}

/** The whole first screen: backdrop, poster, name, facts and where to watch. No text is set over a picture. */
export function TitleHead({ head }: { head: TitleHeadView }) {
  return (
    <>
      <div
        className={classNames(
          styles.band,
          !head.backdropPath && styles.bare,
          head.title.length >= LONG_TITLE && styles.low,
        )}
      >
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
            shown="(min-width: 1280px) 264px, (min-width: 768px) 220px, 92px"
            width={500}
            height={750}
            alt={titleWords.poster(head.title)}
            loading={head.backdropPath ? 'eager' : 'high'}
          />
        </div>
        <div className={styles.name}>
          <h1 lang={head.titleLang} className={classNames(...sizesOf(head.title))}>
            {head.title}
          </h1>
        </div>
        <div className={styles.facts}>
          <TitleFactLines title={head} />
        </div>
        <div className={styles.watch}>
          <WatchPanel
            title={head.title}
            watch={head.watch}
            answer={head.answer}
            cinema={head.cinema ?? null}
            ticketUrl={head.ticketUrl ?? null}
            ticketUntil={head.ticketUntil ?? null}
            age={head.ageRating}
          />
        </div>
        {head.originalTitle && (
          <p className={classNames('soft medium', styles.original)}>
            {titlePage.originalTitle} <span lang={head.originalLang}>{head.originalTitle}</span>
          </p>
        )}
        <div className={styles.about}>
          {head.ageRating.reasons && <p className="note below-12">{head.ageRating.reasons}</p>}
          <ul className="row gap-8">
            {head.genres.map(({ name, to }) => (
              <li key={to}>
                <Link className={chips.chip} to={to}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

function sizesOf(title: string): (string | false | undefined)[] {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return [
    title.length >= LONG_TITLE && styles.longTitle,
    title.length >= VERY_LONG_TITLE && styles.veryLongTitle,
    longest >= LONG_WORD && styles.longWord,
    longest >= VERY_LONG_WORD && styles.veryLongWord,
  ];
}
