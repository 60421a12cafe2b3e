import { paths } from '#shared/domain/site/paths.ts';
import { seasonName } from '#shared/domain/titles/season-names.ts';
import { shell } from '#shared/text/shell.ts';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { classNames } from '../../design/class-names.ts';
import { Section } from '../../design/section.tsx';
import { EmptyState } from '../../design/states.tsx';
import { EpisodeCard } from './episode-card.tsx';
import { FirstVeil } from './first-veil.tsx';
import { Marathon } from './marathon.tsx';
import { SeasonHead } from './season-head.tsx';
import { SeasonNav } from './season-nav.tsx';
import styles from './season-page.module.css';
import type { SeasonView } from './season-view.ts';
import { SeriesOffers } from './series-offers.tsx';
import control from './spoiler-control.module.css';
import { SpoilerControl, UntilLinks } from './spoiler-control.tsx';
import { useSpoilers } from './use-spoilers.ts';

/** Stills visible when the page opens. */
const FIRST_ROW = 3;

export function SeasonPage({ season }: { season: SeasonView }) {
  const { series, number, episodes, path, until } = season;
  const spoilers = useSpoilers(season);
  const numbers = episodes.map((episode) => episode.number);
  // Specials belong to no place in the order of a series.
  const hasOrder = number > 0 && numbers.length > 1;
  const trail = [
    { label: shell.home, to: paths.home() },
    { label: shell.series, to: paths.series() },
    { label: series.name, to: series.path },
  ];
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} current={seasonName(number)} />
      <SeasonHead season={season} />
      <div className={classNames(styles.strip, season.marathon && styles.two)}>
        <SeriesOffers watch={season.watch} seriesPath={series.path} note={seriesPage.offersOfSeries} />
        {season.marathon && <Marathon marathon={season.marathon} episodes={episodes} limit={spoilers.limit} />}
      </div>
      {hasOrder && (
        <>
          <SpoilerControl numbers={numbers} spoilers={spoilers} />
          <FirstVeil
            {...{ seriesSlug: series.slug, season: number, numbers }}
            control={control.control ?? ''}
            list={styles.episodes ?? ''}
          />
          <UntilLinks {...{ numbers, path, until }} />
        </>
      )}
      <div className={hasOrder ? styles.near : undefined}>
        <Section id="episodios" title={seriesPage.episodes}>
          {episodes.length === 0 ? (
            <EmptyState message={seriesPage.noEpisodes} />
          ) : (
            <ol className={styles.episodes}>
              {episodes.map((episode, place) => (
                <li key={episode.number} className={spoilers.isVeiled(episode.number) ? styles.veiled : undefined}>
                  <EpisodeCard
                    {...{ seasonNumber: number, episode }}
                    loading={place < FIRST_ROW ? 'eager' : 'lazy'}
                    onShow={() => spoilers.showOne(episode.number)}
                    shownAt={findShownAt(season, place)}
                  />
                </li>
              ))}
            </ol>
          )}
        </Section>
      </div>
      <SeasonNav season={season} />
    </div>
  );
}

/** For the first episode the server left out: the address that ends with it. */
function findShownAt({ episodes, path }: SeasonView, place: number): string | undefined {
  const [before, episode] = [episodes[place - 1], episodes[place]];
  if (!episode?.isKept || before?.isKept) return undefined;
  return place === episodes.length - 1 ? path : `${path}?ate=${episode.number}`;
}
