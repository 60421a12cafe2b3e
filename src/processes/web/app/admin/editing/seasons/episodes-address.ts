import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { tabParameters } from '../tabs.ts';

/** What the tab "Temporadas" shows, as in its address. */
export interface EpisodesAddress {
  /** A season number or a month: `de`. */
  group: string;
  page: number;
  /** Only episodes without a title or a synopsis: `falta`. */
  isMissing: boolean;
  /** The episode that is open, `2x7`: `ep`. */
  open: string;
  /** The fields of the season are open: `ficha`. */
  isSeasonOpen: boolean;
  /** The form for pasted titles is open: `colar`. */
  isPasting: boolean;
}

export function readEpisodesAddress(parameters: URLSearchParams): EpisodesAddress {
  return {
    group: parameters.get('de') ?? '',
    page: Number(/^\d{1,5}$/.exec(parameters.get('pagina') ?? '')?.[0]) || 1,
    isMissing: parameters.get('falta') === '1',
    open: parameters.get('ep') ?? '',
    isSeasonOpen: parameters.get('ficha') === '1',
    isPasting: parameters.get('colar') === '1',
  };
}

const CLOSED = { open: '', isSeasonOpen: false, isPasting: false };

/** Another page of the tab; whatever is open closes, unless the change says otherwise. */
export function episodesPath(seriesId: number, at: EpisodesAddress, change: Partial<EpisodesAddress> = {}): string {
  const next = { ...at, ...CLOSED, ...change };
  return subjectPath('series', seriesId, {
    ...tabParameters('seasons'),
    de: next.group,
    pagina: next.page > 1 ? String(next.page) : '',
    falta: next.isMissing ? '1' : '',
    ep: next.open,
    ficha: next.isSeasonOpen ? '1' : '',
    colar: next.isPasting ? '1' : '',
  });
}

export function keyOfEpisode({ season, number }: { season: number; number: number }): string {
  return `${season}x${number}`;
}
