import type { Rotation, RotationService, RotationTitle } from '#shared/contract/rotation.ts';
import type { Suggestions } from '#shared/contract/search.ts';
import { formatDayMonth, formatHours } from '#shared/domain/format.ts';
import { ROTATION } from '#shared/domain/limits.ts';
import {
  startMonths,
  type TitleKey,
  usualStart,
  WEEKLY_HOURS,
  writeTitleKeys,
} from '#shared/domain/rotation/rotation-query.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { formatCents } from '#shared/domain/subscriptions/format-price.ts';
import { describeServiceNamed } from '#shared/domain/titles/watch-services.ts';
import { facts } from '#shared/text/facts.ts';
import { rotationAnswer as text } from '#shared/text/platforms/rotation.ts';
import { buildRotationAddress, type RotationQuery } from './rotation-address.ts';

interface Sources {
  query: RotationQuery;
  rotation: Rotation;
  suggestions: Suggestions['suggestions'] | null;
  /** Day in Brazil. */
  today: string;
  siteUrl: string;
}

const APART = ['free', 'unpriced', 'shop', 'none'] as const;

/** Everything the page shows, in words. */
export function toRotationView({ query, rotation, suggestions, today, siteUrl }: Sources) {
  const { titles, months, total_cents: total, together_cents: together } = rotation;
  const shownKeys = titles.map(keyOf);
  const whole = { ...query, titles: shownKeys, search: '' };
  const start = query.start || usualStart(today);
  const planned = new Set(months.map(({ service }) => service.provider_name)).size;
  return {
    keys: writeTitleKeys(query.titles),
    search: query.search,
    hours: query.hours,
    start,
    own: query.own.join(','),
    hoursOptions: WEEKLY_HOURS.map((hours) => ({ hours, label: text.hoursOption(hours) })),
    isWhole: query.titles.length === 0 && !query.search,
    link: siteUrl + buildRotationAddress(whole),
    titles: titles.map((title) => ({
      ...toShown(title),
      services: title.services.map(toChip),
      where: title.services.map(({ provider_name: name }) => name).join(', '),
      length: title.minutes === null ? '' : formatHours(title.minutes),
      without: buildRotationAddress({ ...whole, titles: shownKeys.filter((_, place) => titles[place] !== title) }),
    })),
    count: text.titleCount(titles.length),
    full: titles.length >= ROTATION.titles ? text.full(ROTATION.titles) : null,
    noPlan: text.noPlan,
    found: suggestions && toFound(listFound(suggestions, whole), query.search),
    starts: startMonths(today).map((month) => ({
      month,
      label: nameMonth(month, start.slice(0, 4) !== month.slice(0, 4)),
    })),
    platforms: rotation.platforms.flatMap((service) =>
      service.slug === null
        ? []
        : { slug: service.slug, name: service.provider_name, isOwn: query.own.includes(service.slug) },
    ),
    plan: months.length > 0 && {
      total: formatCents(total),
      inMonths: text.inMonths(months.length),
      together:
        planned > 1 && together > total ? { label: text.together(planned), price: formatCents(together) } : null,
      alone: text.oneAtATime,
      saving: formatCents(Math.max(0, together - total)),
      isExact: rotation.is_exact,
      months: months.map((month, place) => ({
        month: month.month,
        name: nameMonth(month.month, months.length > 12),
        chip: toChip(month.service),
        service: month.service.provider_name,
        to: month.service.slug === null ? null : paths.platform(month.service.slug),
        price: month.is_own ? text.alreadyYours : formatCents(month.price_cents),
        titles: [
          ...(month.continued === null ? [] : [{ place: month.continued, isContinued: true }]),
          ...month.begun.map((begun) => ({ place: begun, isContinued: false })),
        ].flatMap(({ place: at, isContinued }) => {
          const title = titles[at];
          return title ? { ...toShown(title), label: isContinued ? text.goesOn(title.title) : title.title } : [];
        }),
        foot: [
          ...(month.minutes > 0 ? [text.toWatch(formatHours(month.minutes))] : []),
          ...(isLastOf(months, place) && !month.is_own && place < months.length - 1 ? [text.cancelBy] : []),
        ].join(' · '),
      })),
    },
    notes: [
      ...(months.length > 0 && !rotation.is_exact ? [text.approximate] : []),
      ...countNote(
        titles.filter(({ minutes, apart }) => minutes === null && apart === null).length,
        text.unknownLength,
      ),
      ...countNote(query.titles.length - titles.length, text.missing),
    ],
    apart: APART.flatMap((reason) => {
      const own = titles.filter(({ apart }) => apart === reason);
      return own.length === 0
        ? []
        : {
            reason,
            label: text.apart[reason],
            hint: text.apartHints[reason],
            titles: own.map((title) => ({
              ...toShown(title),
              where: title.services.map(({ provider_name: name }) => name).join(', '),
            })),
          };
    }),
    foot: [
      ...(rotation.checked_on === null ? [] : [text.checked(formatDayMonth(rotation.checked_on))]),
      ...(rotation.is_invented ? [text.invented] : []),
      ...[text.nothingStored, text.source],
    ].join(' '),
  };
}

export type RotationView = ReturnType<typeof toRotationView>;

function countNote(count: number, say: (count: number) => string): string[] {
  return count > 0 ? [say(count)] : [];
}

function isLastOf(months: Rotation['months'], place: number): boolean {
  return months[place + 1]?.service.provider_name !== months[place]?.service.provider_name;
}

function keyOf({ media_type, id }: Pick<RotationTitle, 'media_type' | 'id'>): TitleKey {
  return { kind: media_type === 'movie' ? 'movie' : 'series', id };
}

function toShown(title: RotationTitle) {
  const { media_type, id, slug, poster_path: poster } = title;
  return {
    key: `${media_type}${id}`,
    title: title.title,
    poster,
    to: media_type === 'movie' ? paths.movie(slug) : paths.oneSeries(slug),
  };
}

function toChip({ provider_name, logo_path }: RotationService) {
  const { brand, abbreviation } = describeServiceNamed(provider_name);
  return { name: provider_name, brand, abbreviation, logo: logo_path };
}

/** Films and series in turn, as a visitor may mean either; those that are in the list already are left out. */
function listFound({ movies, tvShows }: Suggestions['suggestions'], whole: RotationQuery) {
  const all = [
    ...movies.map(({ id, title, release_year, poster_path }) => ({
      kind: 'movie' as const,
      id,
      title,
      year: release_year,
      poster: poster_path,
    })),
    ...tvShows.map(({ id, name, first_air_year, poster_path }) => ({
      kind: 'series' as const,
      id,
      title: name,
      year: first_air_year,
      poster: poster_path,
    })),
  ];
  return all
    .filter(({ kind, id }) => !whole.titles.some((known) => known.kind === kind && known.id === id))
    .map(({ kind, id, title, year, poster }) => ({
      ...{ key: `${kind}${id}`, title, year, poster },
      to: buildRotationAddress({ ...whole, titles: [...whole.titles, { kind, id }] }),
    }));
}

function toFound<T>(titles: readonly T[], search: string) {
  return { titles, label: titles.length > 0 ? text.found(search) : text.foundNothing(search) };
}

/** Dezembro; Janeiro de 2027. */
function nameMonth(month: string, hasYear: boolean): string {
  const name = facts.months[Number(month.slice(5)) - 1] ?? '';
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return hasYear ? text.monthOfYear(capital, month.slice(0, 4)) : capital;
}
