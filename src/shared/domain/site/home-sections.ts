/** The sections of home below its search, in the order of the specification. */
export const HOME_SECTIONS = [
  'featured',
  'arrived',
  'left',
  'hype',
  'genres',
  'collections',
  'premieres',
  'cinemas',
  'moreFeatured',
  'news',
  'tops',
  'platforms',
  'people',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** A section at its place, as an editor arranged it. */
export interface PlacedSection {
  section: HomeSection;
  isShown: boolean;
}

export function isHomeSection(name: unknown): name is HomeSection {
  return HOME_SECTIONS.some((section) => section === name);
}

/**
 * Every section once. Stored JSON is not trusted: unknown and repeated entries are ignored. A section that a later release added follows
 * the one it follows by default.
 */
export function arrangeSections(value: unknown): PlacedSection[] {
  const placed: PlacedSection[] = [];
  for (const each of Array.isArray(value) ? value : []) {
    if (!isPlaced(each) || placed.some(({ section }) => section === each.section)) continue;
    placed.push({ section: each.section, isShown: each.isShown });
  }
  for (const [place, section] of HOME_SECTIONS.entries()) {
    if (placed.some((each) => each.section === section)) continue;
    const before = HOME_SECTIONS[place - 1];
    placed.splice(placed.findIndex((each) => each.section === before) + 1, 0, { section, isShown: true });
  }
  return placed;
}

export function listShownSections(value: unknown): HomeSection[] {
  return arrangeSections(value).flatMap(({ section, isShown }) => (isShown ? [section] : []));
}

function isPlaced(value: unknown): value is PlacedSection {
  if (typeof value !== 'object' || value === null) return false;
  const { section, isShown } = value as Record<string, unknown>;
  return isHomeSection(section) && typeof isShown === 'boolean';
}
