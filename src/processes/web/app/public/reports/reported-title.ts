/** A title about which a visitor can report an error. */
export interface ReportedTitle {
  kind: 'movie' | 'tv';
  id: number;
  title: string;
  /** The page with the form, for visitors without script. */
  to: string;
  /** The title's own page. */
  backTo: string;
  /** The services on which the site says the title can be watched. */
  services: readonly string[];
}
