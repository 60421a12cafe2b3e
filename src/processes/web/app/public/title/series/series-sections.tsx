import { Link } from 'react-router';
import { feedWords } from '#shared/text/feeds.ts';
import { shell } from '#shared/text/shell.ts';
import { novela as words } from '#shared/text/titles/novela.ts';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import button from '../../../design/button.module.css';
import { FeedLinks } from '../../../design/feed-links.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Section } from '../../../design/section.tsx';
import { ChapterCards } from '../../novela/chapter-cards.tsx';
import { ChapterJump } from '../../novela/chapter-jump.tsx';
import { Relations } from '../../novela/relations.tsx';
import type { PageSection } from '../title-layout.tsx';
import { LastEpisode } from './last-episode.tsx';
import { SeasonList } from './season-list.tsx';
import styles from './series-sections.module.css';
import type { SeriesView } from './series-view.ts';

/** Fragment of the series' address: the season pages link back to it. */
export const SEASONS_ID = 'temporadas';

type Seasons = Pick<SeriesView, 'slug' | 'title' | 'seasons' | 'isFollowed' | 'relations'>;

export function seasonsSection({ slug, title, seasons, isFollowed, relations }: Seasons): PageSection | null {
  if (seasons.length === 0) return null;
  return {
    id: SEASONS_ID,
    anchor: seriesPage.seasons,
    content: (
      <Section id={SEASONS_ID} title={seriesPage.seasons}>
        <SeasonList key={slug} seasons={seasons} />
        <Relations relations={relations} />
        {isFollowed && <FeedLinks kind="serie" slug={slug} name={feedWords.seriesTitle(title)} />}
      </Section>
    ),
  };
}

type Episodes = Pick<SeriesView, 'lastEpisode' | 'nextEpisode'>;

type Chapters = Pick<SeriesView, 'slug' | 'title' | 'isFollowed' | 'relations'> & {
  novela: NonNullable<SeriesView['novela']>;
};

/** In place of the seasons and the last episode. */
export function chaptersSection({ slug, title, novela, isFollowed, relations }: Chapters): PageSection {
  const id = 'capitulos';
  return {
    id,
    anchor: shell.chapters,
    content: (
      <Section id={id} title={shell.chapters} subtitle={[novela.count, novela.days].filter(Boolean).join(' · ')}>
        <ChapterCards novela={novela} />
        <div className={styles.ways}>
          <ChapterJump novela={novela} />
          <Link className={button.text} to={novela.path}>
            {words.all}
            <Icon name="chevronRight" />
          </Link>
        </div>
        <Relations relations={relations} />
        {isFollowed && <FeedLinks kind="serie" slug={slug} name={feedWords.novelaTitle(title)} />}
      </Section>
    ),
  };
}

export function lastEpisodeSection({ lastEpisode, nextEpisode }: Episodes): PageSection | null {
  if (!lastEpisode) return null;
  const id = 'ultimo-episodio';
  return {
    id,
    content: (
      <Section id={id} title={seriesPage.lastEpisode} subtitle={nextEpisode && seriesPage.nextIs(nextEpisode)}>
        <LastEpisode episode={lastEpisode} />
      </Section>
    ),
  };
}
