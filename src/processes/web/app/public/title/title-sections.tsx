import { galleryWords } from '#shared/text/titles/gallery.ts';
import { titlePage } from '#shared/text/titles/title-page.ts';
import { trailerWords } from '#shared/text/titles/trailers.ts';
import { Section } from '../../design/section.tsx';
import { EmptyState } from '../../design/states.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { SafeHtml } from '../../rich-text/safe-html.ts';
import { PosterRail } from '../cards/poster-rail.tsx';
import type { PosterTitle } from '../cards/shown-title.ts';
import { Gallery } from '../gallery/gallery.tsx';
import type { GalleryPicture } from '../gallery/gallery-picture.ts';
import newsCards from '../news/news-cards.module.css';
import type { Trailer } from '../trailers/trailer-view.ts';
import { Trailers } from '../trailers/trailers.tsx';
import { CastSection } from './credits/cast-section.tsx';
import type { PeopleView } from './credits/people-view.ts';
import styles from './history/history.module.css';
import type { RenderedPast } from './movie-view.ts';
import synopsis from './synopsis.module.css';
import { Synopsis } from './synopsis.tsx';
import type { PageSection } from './title-layout.tsx';
import voicesStyles from './voices/voices.module.css';

/** The sections films and series share; `null` for an empty section. */
interface Described {
  slug: string;
  title: string;
}

interface Summarised extends Described {
  tagline: string;
  overview: string;
  overviewLang: string | undefined;
}

export function synopsisSection(view: Summarised): PageSection {
  const id = 'sinopse';
  return {
    id,
    anchor: titlePage.synopsis,
    content: (
      <Section id={id} title={titlePage.synopsis}>
        {view.tagline && <p className={synopsis.tagline}>{view.tagline}</p>}
        {/* The key resets it for another title: it starts closed and is measured again. */}
        <Synopsis key={view.slug} text={view.overview} lang={view.overviewLang} />
      </Section>
    ),
  };
}

/** Its markup comes from the server, heading included. */
export function pastSection({ past }: { past: RenderedPast | null }): PageSection | null {
  return (
    past && {
      id: 'historico',
      ...(past.anchor && { anchor: past.anchor }),
      content: <RichText html={past.html} className={styles.past} />,
    }
  );
}

export function castSection({ slug, title, people }: Described & { people: PeopleView }): PageSection | null {
  if (people.cast.length + people.crew.length === 0) return null;
  const id = 'elenco';
  return {
    id,
    anchor: people.cast.length > 0 ? titlePage.cast : titlePage.crew,
    content: <CastSection key={slug} id={id} title={title} people={people} />,
  };
}

/** As `pastSection`. */
export function voicesSection({ voices }: { voices: RenderedPast | null }): PageSection | null {
  return (
    voices && {
      id: 'vozes',
      ...voices,
      content: <RichText html={voices.html} className={voicesStyles.voices} />,
    }
  );
}

export function trailersSection({ slug, trailers }: Described & { trailers: readonly Trailer[] }): PageSection | null {
  if (trailers.length === 0) return null;
  const id = 'trailers';
  return { id, anchor: trailerWords.anchor, content: <Trailers key={slug} id={id} trailers={trailers} /> };
}

export function curiositiesSection(view: Described & { curiosities: SafeHtml | null }): PageSection | null {
  if (!view.curiosities) return null;
  const id = 'curiosidades';
  return {
    id,
    anchor: titlePage.curiosities,
    content: (
      <Section id={id} title={titlePage.curiositiesAbout(view.title)}>
        <RichText html={view.curiosities} />
      </Section>
    ),
  };
}

/** Shown without pictures too, with a message. */
export function gallerySection(
  { slug, title, pictures }: Described & { pictures: readonly GalleryPicture[] },
  none: string,
): PageSection {
  const id = 'galeria';
  return {
    id,
    anchor: titlePage.gallery,
    content: (
      <Section id={id} title={galleryWords.title}>
        {pictures.length > 0 ? (
          <Gallery key={slug} pictures={pictures} viewer="title" name={title} />
        ) : (
          <EmptyState message={none} />
        )}
      </Section>
    ),
  };
}

/** Rendered on the server, heading included. */
export function newsSection({ news }: { news: SafeHtml | null }): PageSection | null {
  return news && { id: 'noticias', content: <RichText html={news} className={newsCards.cards} /> };
}

interface SimilarWords {
  id: string;
  anchor: string;
  heading: string;
}

export function similarSection(
  titles: readonly PosterTitle[],
  { id, anchor, heading }: SimilarWords,
): PageSection | null {
  if (titles.length === 0) return null;
  return { id, anchor, content: <PosterRail id={id} title={heading} titles={titles} /> };
}
