/** The only two addresses of another site a trailer has, and neither is asked for before somebody presses it. */

/** Plays at once: whoever opened it pressed play already. `rel=0` keeps what follows to the same channel. */
export function buildPlayerUrl(key: string): string {
  const parameters = new URLSearchParams({ autoplay: '1', rel: '0', hl: 'pt-BR', cc_lang_pref: 'pt' });
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(key)}?${parameters.toString()}`;
}

export function buildVideoPageUrl(key: string): string {
  return `https://www.youtube.com/watch?${new URLSearchParams({ v: key }).toString()}`;
}
