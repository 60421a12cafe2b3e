import { Link } from 'react-router';
import type { EpisodeGroupLine } from '#shared/admin/domain/editing/edited-episodes.ts';
import { adminEpisodes } from '#shared/admin/text/episodes.ts';
import { Thumbnail } from '../../subjects/thumbnail.tsx';
import { episodesPath } from './episodes-address.ts';
import styles from './seasons-panel.module.css';
import type { SeasonsProps } from './seasons-props.ts';

/** The seasons, or the months of a novela. */
export function EpisodeGroupNav({ episodes: { groups, group, isNovela }, at, subject }: SeasonsProps) {
  const label = isNovela ? adminEpisodes.months : adminEpisodes.seasons;
  return (
    <nav className={styles.nav} aria-label={label}>
      {groups.map((each) => (
        <Link
          key={each.key}
          to={episodesPath(subject.id, at, { group: each.key, page: 1 })}
          aria-current={each.key === group ? 'true' : undefined}
          preventScrollReset
        >
          {isNovela ? (
            <>
              <span>{each.name}</span>
              <span className={styles.dim}>{each.episodes}</span>
            </>
          ) : (
            <Season season={each} />
          )}
        </Link>
      ))}
    </nav>
  );
}

function Season({ season }: { season: EpisodeGroupLine }) {
  const { name, episodes, untitled, year, posterPath } = season;
  const percent = episodes === 0 ? undefined : Math.floor(((episodes - untitled) / episodes) * 100);
  return (
    <>
      <Thumbnail kind="poster" path={posterPath ?? undefined} />
      <span className={styles.name}>
        <b>{name}</b>
        <span className={styles.dim}>{[adminEpisodes.episodes(episodes), year].filter(Boolean).join(' · ')}</span>
      </span>
      {percent !== undefined && (
        <span className={percent < 90 ? styles.low : styles.full} title={adminEpisodes.titledLabel(percent)}>
          <span aria-hidden="true">{adminEpisodes.titled(percent)}</span>
          <span className="visually-hidden">{adminEpisodes.titledLabel(percent)}</span>
        </span>
      )}
    </>
  );
}
