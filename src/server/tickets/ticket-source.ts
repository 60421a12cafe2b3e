/** A checked link of one film, from a source of links. */
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

/** A source of ticket links. The JSON feed is one; a partner's own API would be another. */
export interface TicketSource {
  /** Throws if it cannot be read; then the known links stay until they end. */
  read(): Promise<TicketReading>;
}
