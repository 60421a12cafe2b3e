/** Parts of a title's page that editors write, in the order in which a change of them is listed. */
export const PUBLIC_FIELDS = [
  'title',
  'overview',
  'releaseDate',
  'cinemaWord',
  'ticketUrl',
  'offers',
  'watchUrls',
  'certification',
  'certificationReasons',
  'curiosities',
  'additionalInfos',
  'posterPath',
  'backdropPath',
  'gallery',
  'trailers',
  'format',
  'remakeOf',
  'repriseOf',
] as const;
type PublicField = (typeof PUBLIC_FIELDS)[number];

/** What visitors see of a revision: addresses, texts for search engines and hidden pages are not their matter. */
export function keepPublic(fields: readonly string[]): PublicField[] {
  return PUBLIC_FIELDS.filter((field) => fields.includes(field));
}
