import { Agenda, type AgendaEntry, type GetAgenda } from '#shared/contract/agenda.ts';
import { mondayOf, toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { type AgendaLane, daysOfWeek, isAgendaWeek } from '#shared/domain/site/agenda-week.ts';
import { tags } from '#shared/domain/tags.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import type { Answer } from '../documents/answer.ts';
import type { Built } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { getPlatform, type KnownPlatform } from '../taxonomy/platform-directory.ts';
import { type DatedEntry, readEntries } from './read-entries.ts';

/** Whatever the agenda is cut from. */
export const AGENDA_LISTS = [tags.movieList(), tags.seriesList(), tags.arrivalList(), tags.platforms()] as const;

/** One week, from Monday to Sunday. The document does not depend on today. */
export async function getAgenda(ctx: Context, { semana, plataforma }: GetAgenda): Promise<Answer<Agenda>> {
  const today = toBrazilianDay(ctx.now());
  const monday = mondayOf(semana ?? today);
  if (!isAgendaWeek(monday, today)) throw new Failure('not-found', refusals.weekNotFound);
  const platform = plataforma === undefined ? undefined : await getPlatform(ctx, plataforma);
  return readList(ctx, {
    type: 'agenda',
    asked: { semana: monday, plataforma: platform?.platform.slug },
    schema: Agenda,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: AGENDA_LISTS,
    isRare: platform !== undefined,
    build: (reading) => build(reading, monday, platform),
  });
}

async function build(ctx: Context, monday: string, platform: KnownPlatform | undefined): Promise<Built<Agenda>> {
  const days = daysOfWeek(monday);
  const to = days.at(-1) ?? monday;
  const { entries, countOn, parts } = await readEntries(ctx, { from: monday, to }, platform);
  const laneOf = (lane: AgendaLane, day: string) => ({
    results: entries.filter((entry) => entry.lane === lane && entry.day === day).map(toEntry),
    total: countOn(lane, day),
  });
  return {
    value: {
      ...{ from: monday, to },
      days: days.map((day) => ({
        ...{ day, cinema: laneOf('cinema', day) },
        ...{ streaming: laneOf('streaming', day), episodios: laneOf('episodios', day) },
      })),
    },
    parts,
  };
}

function toEntry({ event, card, providers, episodes }: DatedEntry): AgendaEntry {
  const { media_type, id, slug, poster_path } = card;
  return {
    ...{ media_type, id, slug, poster_path, event, providers },
    title: card.media_type === 'movie' ? card.title : card.name,
    episodes: episodes && {
      count: episodes.count,
      first: toNumber(episodes.first),
      last: toNumber(episodes.last),
      air_time: episodes.airTime,
      channel: episodes.channel,
    },
  };
}

const toNumber = ([season_number, episode_number, chapter]: [number, number, number]) => ({
  season_number,
  episode_number,
  chapter: chapter || null,
});
