import type { TitleChanges } from '#shared/contract/streaming-history.ts';
import { formatDate, formatLongDate } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { changeWords as words } from '#shared/text/titles/streaming-history.ts';
import { describeChange } from './history-view.ts';

export interface ChangesView {
  title: string;
  slug: string;
  path: string;
  /** The title's own page. */
  titlePath: string;
  /** By day, the newest first. */
  days: { day: string; name: string; changes: string[] }[];
  observed: string;
}

export function toChangesView({ media_type, slug, title, observed_since, changes }: TitleChanges): ChangesView {
  const isMovie = media_type === 'movie';
  return {
    ...{ title, slug },
    path: isMovie ? paths.movieChanges(slug) : paths.seriesChanges(slug),
    titlePath: isMovie ? paths.movie(slug) : paths.oneSeries(slug),
    days: [...Map.groupBy(changes, ({ on }) => on)].map(([day, own]) => ({
      ...{ day, name: formatLongDate(day), changes: [...new Set(own.map(describeChange))] },
    })),
    observed: observed_since === null ? '' : words.since(formatDate(observed_since)),
  };
}
