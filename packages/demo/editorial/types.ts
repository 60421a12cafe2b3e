/** Editors' additions to the catalogue: texts of our own about real works and people, with certain facts only. */

export type DemoWorkKind = 'movie' | 'series';

/** A title of the demo by the id `packages/demo/movies` or `packages/demo/series` gives it. */
export interface DemoWorkReference {
  kind: DemoWorkKind;
  id: number;
}

export interface DemoCollectionItem extends DemoWorkReference {
  /** At most 120 characters; its place in the story. */
  note?: string;
}

export interface DemoCollection {
  slug: string;
  name: string;
  titleH1: string;
  /** One or two sentences, 80 to 240 characters. */
  descriptionH1: string;
  /** 'Sobre a Coleção' if left out. */
  titleH2?: string;
  /** Rich text, as in `DemoNote`. */
  descriptionH2Html?: string;
  /** For the card, at most 110 characters. */
  shortDescription: string;
  /** The items are in the order of the story. */
  isChronological: boolean;
  items: readonly DemoCollectionItem[];
}

/** Headline of 30 to 90 characters. */
export interface DemoStory {
  slug: string;
  title: string;
  topic: 'streaming' | 'cinema' | 'series' | 'brasil' | 'guias' | 'precos';
  lead: string;
  /** Rich text, as in `DemoNote`, with blockquote. */
  bodyHtml: string;
  /** Its backdrop is the cover. */
  cover?: DemoWorkReference;
  caption?: string;
  sources?: string;
  named: readonly DemoWorkReference[];
  /** As the credits spell them. */
  people?: readonly string[];
}

/** A work is named by `id`, a person by `person`, as the credits spell it. Rich text has p, ul, li, strong, em and h3. */
export interface DemoNote {
  kind: DemoWorkKind | 'person';
  id?: number;
  person?: string;
  /** Shown as 'Curiosidades'. */
  curiosities?: string;
  /** Shown as 'Saiba Mais'. */
  additionalInfos?: string;
}

/** What people type when they mean the title. */
export interface DemoAlias extends DemoWorkReference {
  alias: string;
}

export interface DemoTicket {
  movieId: number;
  url: string;
}
