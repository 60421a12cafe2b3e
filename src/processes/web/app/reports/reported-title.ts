/** What a visitor can say something is wrong with. */
export interface ReportedTitle {
  kind: 'movie' | 'tv';
  id: number;
  title: string;
  /** The page with the form, for whoever has no script to open a dialog. */
  to: string;
  /** The title's own page. */
  backTo: string;
  /** Where it says the title can be watched. */
  services: readonly string[];
}
