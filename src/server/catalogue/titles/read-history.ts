import type { HistoryEvent, HistoryPlatform, TitleChange, TitleHistory } from '#shared/contract/streaming-history.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { CHANGES_LISTED } from '#shared/domain/limits.ts';
import { keepPublic, PUBLIC_FIELDS } from '#shared/domain/titles/public-fields.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { type HistoryEntry, toStreamingHistory } from '#shared/domain/titles/streaming-history.ts';
import type { Context } from '../../context.ts';
import { type EventPlatform, findTitleHistory } from '../../store/availability/streaming-history.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';

export interface ReadHistory {
  history: TitleHistory;
  /** Events and edits, the newest first. */
  changes: TitleChange[];
  /** The platforms of the events, hidden ones too: they may be shown again. */
  parts: DocumentPart[];
}

/** What we observed of a title, and what editors published about it. */
export async function readHistory(
  ctx: Context,
  kind: TitleKind,
  id: number,
  edits: number = CHANGES_LISTED,
): Promise<ReadHistory> {
  const row = await findTitleHistory(ctx.db, { kind, id }, { fields: PUBLIC_FIELDS, limit: edits });
  const platforms = new Map(row.events.map(({ platform }) => [platform.id, platform]));
  const told = row.events.map(({ platform, ...event }) => ({ ...event, platformId: platform.id }));
  const events = toStreamingHistory(told, new Set(row.present)).flatMap((entry) => {
    const platform = platforms.get(entry.platformId);
    return platform?.isVisible ? { ...toStay(entry), provider: toProvider(platform) } : [];
  });
  const edited = row.revisions.map(({ at, fields }) => toEdit(toBrazilianDay(new Date(at)), fields));
  return {
    history: { observed_since: row.observedSince, events },
    changes: [...events.map(toChange), ...edited].toSorted((one, other) => other.on.localeCompare(one.on)),
    parts: [...platforms.values()].map(({ id: platformId, version }) => ({
      ...{ kind: 'platform', id: platformId, version },
    })),
  };
}

export function toStay(entry: HistoryEntry): Omit<HistoryEvent, 'provider'> {
  return {
    ...{ event: entry.event, happened_on: entry.on, is_there: entry.isThere },
    ...{ away_days: entry.awayDays, stayed_days: entry.stayedDays, since_before: entry.sinceBefore },
  };
}

function toProvider({ id, slug, name, article, logo }: EventPlatform): HistoryPlatform {
  return { id, slug, name, article, logo };
}

function toChange({ happened_on, event, provider }: HistoryEvent): TitleChange {
  return { on: happened_on, kind: event, provider, fields: [] };
}

function toEdit(on: string, fields: readonly string[]): TitleChange {
  return { on, kind: 'edited', provider: null, fields: keepPublic(fields) };
}
