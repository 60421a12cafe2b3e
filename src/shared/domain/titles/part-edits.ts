/** The editable fields of a season. An absent field shows TMDB's value. */
export interface SeasonOverrides {
  name?: string;
  overview?: string;
  posterPath?: string;
  /** Where its card leads instead of its own page: a path of this site. */
  seasonUrl?: string;
  /** Its place in the list of seasons, instead of its number. */
  position?: number;
}

/** The editable fields of an episode. */
export interface EpisodeOverrides {
  name?: string;
  overview?: string;
  stillPath?: string;
  airDate?: string;
  /** `21:20`, in Brazil. TMDB has none. */
  airTime?: string;
  /** TMDB has none of single episodes. */
  channel?: string;
  isSpecial?: boolean;
}

/** A field of a season or, with an episode number, of an episode. */
export interface PartField {
  season: number;
  episode: number | undefined;
  name: string;
}

const PART_FIELD = /^s(0|[1-9]\d{0,3})(?:e(0|[1-9]\d{0,8}))?\.([a-zA-Z]+)$/;

/**
 * Edits of seasons and episodes are fields of their series, `s2.name` and `s2e7.name`: one lock, one draft, one history and one
 * publication for all of it. Only these and those of credits have a dot in their name.
 */
export function partField({ season, episode, name }: PartField): string {
  return `${partOf(season, episode)}.${name}`;
}

function partOf(season: number, episode: number | undefined): string {
  return episode === undefined ? `s${season}` : `s${season}e${episode}`;
}

/** Whether it is a field of a part of a title: of a season, an episode or a credit (credit-edits.ts). */
export function isPartField(field: string): boolean {
  return field.includes('.');
}

export function parsePartField(field: string): PartField | undefined {
  const [, season, episode, name] = PART_FIELD.exec(field) ?? [];
  if (season === undefined || name === undefined) return undefined;
  return { season: Number(season), episode: episode === undefined ? undefined : Number(episode), name };
}

export interface PartEdits {
  ofSeason: (season: number) => SeasonOverrides;
  ofEpisode: (season: number, episode: number) => EpisodeOverrides;
}

/** The edits of seasons and episodes among all the edits of a series. */
export function readPartEdits(overrides: object): PartEdits {
  const parts = new Map<string, Record<string, unknown>>();
  for (const [field, value] of Object.entries(overrides)) {
    const part = parsePartField(field);
    if (!part) continue;
    const key = partOf(part.season, part.episode);
    const edits = parts.get(key) ?? {};
    edits[part.name] = value;
    parts.set(key, edits);
  }
  return {
    ofSeason: (season) => parts.get(partOf(season, undefined)) ?? {},
    ofEpisode: (season, episode) => parts.get(partOf(season, episode)) ?? {},
  };
}
