import { feedWords } from '#shared/text/feeds.ts';
import { seriesPage } from '#shared/text/series-page.ts';
import { FeedLinks } from '../../../ui/feed-links.tsx';
import { Section } from '../../../ui/section.tsx';
import type { PageSection } from '../title-layout.tsx';
import { LastEpisode } from './last-episode.tsx';
import { SeasonList } from './season-list.tsx';
import type { SeriesView } from './series-view.ts';

/** Fragment of the series' address: the season pages link back to it. */
export const SEASONS_ID = 'temporadas';

type Seasons = Pick<SeriesView, 'slug' | 'title' | 'seasons' | 'isFollowed'>;

export function seasonsSection({ slug, title, seasons, isFollowed }: Seasons): PageSection | null {
  if (seasons.length === 0) return null;
  return {
    id: SEASONS_ID,
    anchor: seriesPage.seasons,
    content: (
      <Section id={SEASONS_ID} title={seriesPage.seasons}>
        <SeasonList key={slug} seasons={seasons} />
        {isFollowed && <FeedLinks kind="serie" slug={slug} name={feedWords.seriesTitle(title)} />}
      </Section>
    ),
  };
}

export function lastEpisodeSection({ lastEpisode }: Pick<SeriesView, 'lastEpisode'>): PageSection | null {
  if (!lastEpisode) return null;
  const id = 'ultimo-episodio';
  return {
    id,
    content: (
      <Section id={id} title={seriesPage.lastEpisode}>
        <LastEpisode episode={lastEpisode} />
      </Section>
    ),
  };
}
