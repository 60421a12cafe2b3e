import type { HomeSection } from '../../domain/site/home-sections.ts';
import { home } from '../../text/home.ts';
import { homeWeek } from '../../text/home-week.ts';
import { newsWords } from '../../text/news.ts';
import { adminEditing } from '../text/editing.ts';
import { adminPins } from '../text/pins.ts';

const NAMES: Readonly<Record<HomeSection, string>> = {
  featured: home.featured,
  arrived: homeWeek.arrived,
  left: homeWeek.left,
  hype: home.hype,
  genres: home.exploreByGenre,
  collections: adminEditing.fields.collections,
  premieres: home.streamingPremieres,
  cinemas: home.inCinemas,
  moreFeatured: home.moreFeatured,
  news: newsWords.news,
  tops: adminPins.tops,
  platforms: home.whereToWatch,
  people: home.famousPeople,
};

/** The section's heading on home. */
export function nameSection(section: HomeSection): string {
  return NAMES[section];
}

const { sectionNotes } = adminPins;

/** What the section shows, in a word. */
export function describeSection(section: HomeSection): string {
  return section in sectionNotes ? sectionNotes[section as keyof typeof sectionNotes] : sectionNotes.automatic;
}
