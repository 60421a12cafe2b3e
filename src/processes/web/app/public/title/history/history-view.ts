import type { HistoryEvent, TitleChange, TitleHistory } from '#shared/contract/streaming-history.ts';
import { formatDate, formatDayMonth, formatMediumDate } from '#shared/domain/format.ts';
import { HISTORY_ROWS_MIN } from '#shared/domain/limits.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { changeWords, historyWords as words } from '#shared/text/titles/streaming-history.ts';

export interface HistoryRow {
  key: string;
  day: string;
  date: string;
  what: string;
  /** "Ficou 5 meses fora · disponível agora"; empty if nothing is known. */
  detail: string;
  isThere: boolean;
  isDeparture: boolean;
  chip: { brand: string; abbreviation: string; logo: string | null };
}

export interface HistoryView {
  rows: HistoryRow[];
  /** Since when we observe; empty if that is not known. */
  observed: string;
}

/** `null` if there is too little to call it a history. */
export function toHistoryView({ observed_since, events }: TitleHistory): HistoryView | null {
  if (events.length < HISTORY_ROWS_MIN) return null;
  return {
    rows: events.map(toRow),
    observed: observed_since === null ? '' : words.observed(formatDate(observed_since)),
  };
}

function toRow(event: HistoryEvent): HistoryRow {
  const { provider, happened_on: day } = event;
  const { brand, abbreviation } = describeWatchService(provider.id, provider.name);
  return {
    ...{ key: `${event.event} ${day} ${provider.id}`, day, date: formatMediumDate(day) },
    ...{ what: words.events[event.event](provider), detail: capitalise(toDetails(event).join(' · ')) },
    ...{ isThere: event.is_there, isDeparture: event.event === 'left' },
    chip: { brand, abbreviation, logo: provider.logo },
  };
}

function toDetails({ is_there, away_days, stayed_days, since_before }: HistoryEvent): string[] {
  return [
    ...(away_days === null ? [] : [words.away(away_days)]),
    ...(is_there ? [words.isThere] : []),
    ...(stayed_days === null ? [] : [words.stayed(stayed_days)]),
    ...(since_before === null ? [] : [words.sinceBefore(formatDayMonth(since_before))]),
  ];
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "entrou na Netflix", "edição de sinopse e pôster". */
export function describeChange({ kind, provider, fields }: TitleChange): string {
  if (kind !== 'edited') return provider ? changeWords.events[kind](provider) : '';
  return changeWords.edited([...new Set(fields.map((field) => changeWords.fields[field]))]);
}

/** "Atualizada em 12/11: entrou na Netflix". */
export function describeUpdate(change: TitleChange): string {
  return changeWords.updated(formatDayMonth(change.on), describeChange(change));
}
