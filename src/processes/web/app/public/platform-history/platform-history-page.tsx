import { Link } from 'react-router';
import type { Platform } from '#shared/contract/title-lists.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { feedWords } from '#shared/text/feeds.ts';
import { platformTabs } from '#shared/text/platforms/platform-tabs.ts';
import { moveWords as words } from '#shared/text/titles/streaming-history.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { FeedLinks } from '../../design/feed-links.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { EmptyState } from '../../design/states.tsx';
import card from '../cards/poster-card.module.css';
import { buildAddress } from '../lists/address.ts';
import { Paginator } from '../lists/paginator.tsx';
import type { PlansView } from '../platforms/plans-view.ts';
import { PlatformHead } from '../platforms/platform-head.tsx';
import { moveParameters } from './move-query.ts';
import type { MoveView } from './move-view.ts';
import { MovedRow } from './moved-row.tsx';
import styles from './platform-history-page.module.css';
import { PlatformTabs } from './platform-tabs.tsx';

interface PlatformHistoryPageProps {
  platform: Pick<Platform, 'id' | 'slug' | 'name' | 'article' | 'url' | 'logo' | 'h1' | 'p'>;
  posters: readonly string[];
  plans: PlansView | null;
  view: MoveView;
}

/** `/plataformas/{slug}/entraram` and `/sairam`: day by day, the newest first. */
export function PlatformHistoryPage({ platform, posters, plans, view }: PlatformHistoryPageProps) {
  const { move, days, week, page, totalPages } = view;
  const path = paths.platformHistory(platform.slug, move);
  const head = { h1: words.titles[move](platform), p: words.descriptions[move](platform) };
  return (
    <div className="wrap">
      <PathBreadcrumb path={path} names={{ [platform.slug]: platform.name, [move]: platformTabs[move] }} />
      <PlatformHead platform={{ ...platform, ...head }} {...{ posters, plans }} />
      <PlatformTabs slug={platform.slug} current={move} notes={view.tabNotes} />
      <div className={styles.bar}>
        <h2>{view.range}</h2>
        <Weeks view={view} />
      </div>
      {days.length === 0 && <EmptyState message={words.none[move]} />}
      <div className={styles.days}>
        {days.map(({ day, name, rows }) => (
          <section key={day} aria-labelledby={`dia-${day}`}>
            <h3 id={`dia-${day}`}>
              <time dateTime={day}>{name}</time>
            </h3>
            <ul>
              {rows.map(({ key, to, title, poster, kind, kindWord, facts, card: where }) => (
                <li key={key}>
                  <MovedRow to={to} title={title} poster={poster} card={where}>
                    <span className={classNames(card.kind, kind === 'tv' && card.series)}>{kindWord}</span>
                    {facts && ` · ${facts}`}
                  </MovedRow>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Paginator
        page={page}
        totalPages={totalPages}
        toPage={(number) => buildAddress(path, moveParameters, { week, page: number })}
        isNofollow
      />
      <p className={styles.foot}>
        {words.foot[move]} {view.observed}
      </p>
      <FeedLinks
        kind={move === 'entraram' ? 'plataforma' : 'saidas'}
        slug={platform.slug}
        name={move === 'entraram' ? feedWords.platformTitle(platform) : feedWords.departuresTitle(platform)}
      />
    </div>
  );
}

function Weeks({ view: { previous, next, newest } }: { view: MoveView }) {
  if (!previous && !next && !newest) return null;
  return (
    <nav className={styles.weeks} aria-label={words.weeks}>
      {previous && (
        <Link className={button.text} to={previous} rel="nofollow" preventScrollReset>
          <Icon name="chevronLeft" />
          {words.previousWeek}
        </Link>
      )}
      {next && (
        <Link className={button.text} to={next} rel="nofollow" preventScrollReset>
          {words.nextWeek}
          <Icon name="chevronRight" />
        </Link>
      )}
      {newest && (
        <Link className={button.text} to={newest} preventScrollReset>
          {words.newest}
        </Link>
      )}
    </nav>
  );
}
