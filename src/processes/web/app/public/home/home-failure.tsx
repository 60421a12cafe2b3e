import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { home } from '#shared/text/home.ts';
import { shell } from '#shared/text/shell.ts';
import { ErrorState } from '../../design/states.tsx';
import { RequestCodeLine } from '../system/request-code.tsx';
import { Headline } from './headline.tsx';
import styles from './home-failure.module.css';
import { ShortcutChips } from './shortcuts.tsx';

/** Pages that do not need the home page's data. */
const ELSEWHERE = [
  { label: home.searchTitle, to: paths.search() },
  { label: shell.genres, to: paths.genres() },
  { label: shell.platforms, to: paths.platforms() },
  { label: shell.collections, to: paths.collections() },
  { label: home.nowPlaying, to: paths.ranked('nowPlaying') },
  { label: home.airingToday, to: paths.ranked('airingToday') },
];

/** The headline stays; below it the error, a retry, and links to other pages. */
export function HomeFailure({ reason }: { reason: string }) {
  return (
    <div className="wrap">
      <Headline />
      <div className={styles.failure}>
        <ErrorState title={errors.loadTitle} message={reason} retry={paths.home()} level="h2">
          <RequestCodeLine />
        </ErrorState>
      </div>
      <section className={styles.meanwhile} aria-labelledby="enquanto-isso">
        <h2 id="enquanto-isso">{home.meanwhile}</h2>
        <p>{home.meanwhileText}</p>
        <div className={styles.links}>
          <ShortcutChips links={ELSEWHERE} />
        </div>
      </section>
    </div>
  );
}
