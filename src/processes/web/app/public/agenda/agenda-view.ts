import type { Agenda, AgendaEntry, AgendaProvider } from '#shared/contract/agenda.ts';
import { addDays, mondayOf } from '#shared/domain/day.ts';
import { formatBroadcast, formatSpokenDate } from '#shared/domain/format.ts';
import { AGENDA_LANES, type AgendaLane, isAgendaWeek } from '#shared/domain/site/agenda-week.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { episodeCode } from '#shared/domain/titles/season-names.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { agenda as words } from '#shared/text/agenda.ts';
import { facts } from '#shared/text/facts.ts';
import { novelaFacts } from '#shared/text/titles/novela.ts';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import { buildAddress } from '../lists/address.ts';
import { agendaParameters } from './agenda-query.ts';

interface AgendaService {
  slug: string | null;
  name: string;
  brand: string;
  abbreviation: string;
  logo: string | null;
}

export interface AgendaItem {
  to: string;
  title: string;
  poster: string | null;
  /** "estreia", "T1E4"; empty where the service says it all. */
  note: string;
  /** The note for screen readers, if it is an abbreviation. */
  spoken: string;
  services: AgendaService[];
}

export interface AgendaLaneView {
  name: AgendaLane;
  items: AgendaItem[];
  /** How many there is no room for. */
  more: number;
}

export interface AgendaDayView {
  day: string;
  weekday: string;
  shortWeekday: string;
  date: number;
  spoken: string;
  lanes: AgendaLaneView[];
}

export interface AgendaView {
  /** Of this page, without a query. */
  path: string;
  today: string;
  range: string;
  previous: string | null;
  next: string | null;
  platform: string;
  platforms: { id: number; slug: string; name: string; logo: string | null }[];
  days: AgendaDayView[];
  isEmpty: boolean;
  /** The page for search engines: this week, unfiltered. */
  isWhole: boolean;
}

interface Shown {
  agenda: Agenda;
  path: string;
  today: string;
  platform: string;
  platforms: AgendaView['platforms'];
}

/** Words and addresses are composed on the server, so that the page's script stays small. */
export function toAgendaView({ agenda, path, today, platform, platforms }: Shown): AgendaView {
  const toWeek = (monday: string) =>
    isAgendaWeek(monday, today) ? buildAddress(weekPath(monday, today), agendaParameters, { platform }) : null;
  const days = agenda.days.map(toDay);
  return {
    ...{ path, today, platform, days },
    range: formatWeek(agenda.from, agenda.to, today),
    previous: toWeek(addDays(agenda.from, -7)),
    next: toWeek(addDays(agenda.from, 7)),
    platforms: platforms.map(({ id, slug, name, logo }) => ({ id, slug, name, logo })),
    isEmpty: days.every(({ lanes }) => lanes.every(({ items }) => items.length === 0)),
    isWhole: path === paths.agenda() && platform === '',
  };
}

/** This week has the address without a day. */
function weekPath(monday: string, today: string): string {
  return paths.agenda(monday === mondayOf(today) ? undefined : monday);
}

function formatWeek(from: string, to: string, today: string): string {
  const isThisYear = to.slice(0, 4) === today.slice(0, 4);
  return words.range(toDayOfMonth(from), toDayOfMonth(to), isThisYear ? '' : to.slice(0, 4));
}

const toDayOfMonth = (day: string) => ({
  day: Number(day.slice(8)),
  month: facts.months[Number(day.slice(5, 7)) - 1] ?? '',
});

function toDay(day: Agenda['days'][number], place: number): AgendaDayView {
  const weekday = words.weekdays[place] ?? '';
  return {
    ...{ day: day.day, weekday, shortWeekday: words.shortWeekdays[place] ?? '', date: Number(day.day.slice(8)) },
    spoken: words.spokenDay(weekday, formatSpokenDate(day.day)),
    lanes: AGENDA_LANES.map((name) => ({
      ...{ name, items: day[name].results.map(toItem) },
      more: Math.max(0, day[name].total - day[name].results.length),
    })),
  };
}

type Episodes = NonNullable<AgendaEntry['episodes']>;

function toItem(entry: AgendaEntry): AgendaItem {
  const { media_type, slug, title, poster_path, providers, episodes } = entry;
  const to = media_type === 'movie' ? paths.movie(slug) : paths.oneSeries(slug);
  return {
    ...{ title, poster: poster_path, services: providers.map(toService) },
    to: episodes ? toEpisodes(slug, episodes.first) : to,
    note: toNote(entry),
    spoken: episodes ? toSpoken(episodes) : '',
  };
}

function toEpisodes(slug: string, { season_number, chapter }: Episodes['first']): string {
  return chapter === null ? paths.season(slug, season_number) : paths.chapters(slug);
}

function toNote({ event, episodes }: AgendaEntry): string {
  if (event === 'arrival') return '';
  if (event !== 'episode') return words[event];
  if (!episodes) return '';
  const { count, first, last } = episodes;
  const code = count === 1 ? toCode(first) : words.episodes(toCode(first), toCode(last));
  return [code, formatBroadcast(episodes.air_time, episodes.channel)].filter(Boolean).join(' · ');
}

function toCode({ season_number, episode_number, chapter }: Episodes['first']): string {
  return chapter === null ? episodeCode(season_number, episode_number) : facts.chapterCode(chapter);
}

function toSpoken({ count, first }: Episodes): string {
  if (count > 1) return first.chapter === null ? words.episodesSpoken(count) : novelaFacts.chapterCount(count);
  return first.chapter === null
    ? seriesPage.episodeCodeLabel(first.season_number, first.episode_number)
    : facts.chapter(first.chapter);
}

function toService({ provider_id, provider_name: name, logo_path: logo, slug }: AgendaProvider): AgendaService {
  const { brand, abbreviation } = describeWatchService(provider_id, name);
  return { slug, name, brand, abbreviation, logo };
}
