import { paths } from '#shared/domain/site/paths.ts';
import { seasonName } from '#shared/domain/titles/season-names.ts';
import { seriesPage } from '#shared/text/series-page.ts';
import { shell } from '#shared/text/shell.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { EpisodeCard } from './episode-card.tsx';
import { SeasonHead } from './season-head.tsx';
import { SeasonNav } from './season-nav.tsx';
import styles from './season-page.module.css';
import type { SeasonView } from './season-view.ts';

/** Stills visible when the page opens. */
const FIRST_ROW = 3;

export function SeasonPage({ season }: { season: SeasonView }) {
  const { series, number, episodes } = season;
  const trail = [
    { label: shell.home, to: paths.home() },
    { label: shell.series, to: paths.series() },
    { label: series.name, to: series.path },
  ];
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} current={seasonName(number)} />
      <SeasonHead season={season} />
      <Section id="episodios" title={seriesPage.episodes}>
        {episodes.length === 0 ? (
          <EmptyState message={seriesPage.noEpisodes} />
        ) : (
          <ol className={styles.episodes}>
            {episodes.map((episode, place) => (
              <li key={episode.episode_number}>
                <EpisodeCard seasonNumber={number} episode={episode} loading={place < FIRST_ROW ? 'eager' : 'lazy'} />
              </li>
            ))}
          </ol>
        )}
      </Section>
      <SeasonNav season={season} />
    </div>
  );
}
