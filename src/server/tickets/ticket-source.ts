/** One film's link, checked, as a source of links gave it. */
export interface TicketEntry {
  /** What it is matched by: a TMDB id, or a title and the year of its first release. */
  film: { tmdbId: number } | { title: string; year: number };
  url: string;
  from: Date | undefined;
  until: Date;
}

export interface TicketReading {
  entries: TicketEntry[];
  /** Entries that were malformed or whose link may not be shown. */
  refused: number;
}

/** Somebody who knows where tickets are sold. The JSON feed is one; a partner's own API would be another. */
export interface TicketSource {
  /** Throws where nothing can be learnt; then the links known before stay until their end. */
  read(): Promise<TicketReading>;
}
