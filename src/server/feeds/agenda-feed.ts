import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { formatBroadcast, formatLongDate } from '#shared/domain/format.ts';
import { AGENDA_FEED, CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { AGENDA_LANES } from '#shared/domain/site/agenda-week.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { episodeCode } from '#shared/domain/titles/season-names.ts';
import { facts } from '#shared/text/facts.ts';
import { feedEntries, feedWords } from '#shared/text/feeds.ts';
import { AGENDA_LISTS } from '../catalogue/agenda/agenda.ts';
import { type DatedEntry, readEntries } from '../catalogue/agenda/read-entries.ts';
import type { Answer } from '../catalogue/documents/answer.ts';
import { readList } from '../catalogue/documents/read-list.ts';
import { isUnnamed } from '../catalogue/titles/read-novela.ts';
import type { Context } from '../context.ts';
import { Feed, type FeedItem } from './feed.ts';
import { nameEpisode } from './name-episode.ts';

/** The agenda of the last weeks and the next months. @param slug a lane, or empty for all of them */
export function getAgendaFeed(ctx: Context, slug: string): Promise<Answer<Feed>> {
  const today = toBrazilianDay(ctx.now());
  const lane = AGENDA_LANES.find((each) => each === slug) ?? '';
  return readList(ctx, {
    type: 'agenda-feed',
    asked: { raia: lane, dia: today },
    schema: Feed,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: AGENDA_LISTS,
    build: async (reading) => {
      const days = { from: addDays(today, -AGENDA_FEED.daysBack), to: addDays(today, AGENDA_FEED.daysAhead) };
      const { entries, parts } = await readEntries(reading, days, undefined);
      const items = entries.filter((entry) => lane === '' || entry.lane === lane).map(toItem);
      const title = feedWords.agendaTitles[lane];
      return {
        value: {
          ...{ title, description: feedEntries.agendaDescription, path: paths.agenda(), slug: lane, builtOn: today },
          // A title that came to a platform twice is on the day it came back.
          items: [...new Map(items.map((item) => [item.id, item])).values()],
        },
        parts,
      };
    },
  });
}

function nameEpisodes(title: string, { count, first, last, name }: NonNullable<DatedEntry['episodes']>): string {
  const [season, number, chapter] = first;
  if (count > 1) return feedEntries.episodes(title, toCode(first), toCode(last));
  if (chapter) return feedEntries.chapter(title, chapter, isUnnamed(name) ? '' : name);
  return nameEpisode(title, season, number, name);
}

const toCode = ([season, number, chapter]: [number, number, number]) =>
  chapter ? facts.chapterCode(chapter) : episodeCode(season, number);

/** The id has no day: an event that moves stays the same event. */
function toItem({ event, card, day, providers, episodes, changedAt }: DatedEntry): FeedItem {
  const isMovie = card.media_type === 'movie';
  const title = isMovie ? card.title : card.name;
  const owner = `${isMovie ? 'filme' : 'serie'}-${card.id}`;
  const path = isMovie ? paths.movie(card.slug) : paths.oneSeries(card.slug);
  const text = [
    isMovie ? feedEntries.movie : feedEntries.series,
    episodes ? formatBroadcast(episodes.airTime, episodes.channel) : '',
    event === 'episode' ? providers.map(({ provider_name }) => provider_name).join(', ') : '',
    feedEntries.on(formatLongDate(day)),
  ]
    .filter(Boolean)
    .join(' · ');
  const dated = { text, path, day, changedAt };
  if (episodes) {
    const [season, number, chapter] = episodes.first;
    return {
      ...{ ...dated, id: `${owner}-${season}-${number}` },
      path: chapter ? paths.chapters(card.slug) : paths.season(card.slug, season),
      title: nameEpisodes(title, episodes),
    };
  }
  if (event === 'opening') return { ...dated, id: `${owner}-estreia`, title: feedEntries.premiere(title) };
  if (event === 'reopening') return { ...dated, id: `${owner}-relancamento`, title: feedEntries.reopening(title) };
  if (event === 'digital') return { ...dated, id: `${owner}-digital`, title: feedEntries.digital(title) };
  const platforms = providers.flatMap(({ provider_name: name, article }) => (article ? { name, article } : []));
  return { ...dated, id: `${owner}-${providers[0]?.slug ?? ''}`, title: feedEntries.arrived(title, ...platforms) };
}
