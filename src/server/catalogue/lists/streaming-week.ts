import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import type { HomeDocument } from '#shared/contract/home.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { HOME_SLICES } from '#shared/domain/limits.ts';
import { newestDays } from '#shared/domain/site/history-week.ts';
import type { Context } from '../../context.ts';
import { listPopularArrivals } from '../../store/availability/streaming-arrivals.ts';
import { listRecentDepartures } from '../../store/availability/streaming-history.ts';
import type { Built } from '../documents/read-document.ts';
import { readPlatformDirectory } from '../taxonomy/platform-directory.ts';
import { readMovieCards, readSeriesCards } from '../titles/title-cards.ts';

type Week = HomeDocument['streamingWeek'];

/** What entered this week, and the departures of the newest days of which we know. */
export async function buildStreamingWeek(ctx: Context): Promise<Built<Week>> {
  const today = toBrazilianDay(ctx.now());
  const [arrivals, departures, { value: directory }] = await Promise.all([
    listPopularArrivals(ctx.db, newestDays('entraram', today), HOME_SLICES.arrivedThisWeek),
    listRecentDepartures(ctx.db, newestDays('sairam', today), HOME_SLICES.leftLately),
    readPlatformDirectory(ctx),
  ]);
  const arrived = arrivals.map(({ platforms, ...title }) => ({ ...title, ids: platforms.map(({ id }) => id) }));
  const left = departures.map(({ platformId, ...title }) => ({ ...title, ids: [platformId] }));
  const shown = [...arrived, ...left];
  const idsOf = (kind: 'movie' | 'series') => [
    ...new Set(shown.flatMap((title) => (title.kind === kind ? title.titleId : []))),
  ];
  const [movies, series] = await Promise.all([
    readMovieCards(ctx, idsOf('movie')),
    readSeriesCards(ctx, idsOf('series')),
  ]);
  const cards = new Map<string, MovieCard | SeriesCard>([
    ...movies.cards.map((card) => [`movie ${card.id}`, card] as const),
    ...series.cards.map((card) => [`series ${card.id}`, card] as const),
  ]);
  const known = new Map(directory.map(({ platform, version }) => [platform.id, { ...platform, version }]));
  const toItems = (titles: typeof shown): Week['arrived'] =>
    titles.flatMap(({ kind, titleId, day, ids }) => {
      const card = cards.get(`${kind} ${titleId}`);
      const platforms = ids.flatMap((id) => {
        const platform = known.get(id);
        return platform ? { id, slug: platform.slug, name: platform.name, article: platform.article } : [];
      });
      return card ? { ...card, happened_on: day, platforms } : [];
    });
  return {
    value: { arrived: toItems(arrived), left: toItems(left) },
    parts: [
      ...[...new Set(shown.flatMap(({ ids }) => ids))].flatMap((id) => {
        const version = known.get(id)?.version;
        return version === undefined ? [] : ({ kind: 'platform', id, version } as const);
      }),
      ...movies.parts,
      ...series.parts,
    ],
  };
}
