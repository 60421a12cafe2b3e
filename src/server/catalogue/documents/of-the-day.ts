/** Cards and films that say when a title opens, or that it is in cinemas. */
const SAYS_WHEN = /"(?:in_cinemas_since|opens_on)":|"state":"(?:announced|opens|in-cinemas)"/;

/** Whether the document is true only on the day in Brazil on which it was built: midnight makes "estreia 19/11" "nos cinemas". */
export function isOfTheDay(text: string): boolean {
  return SAYS_WHEN.test(text);
}
