/** A trailer's only two addresses on another site; neither is requested before the visitor clicks. */

/** Autoplays, because the visitor has already pressed play. `rel=0` limits suggestions to the same channel. */
export function buildPlayerUrl(key: string): string {
  const parameters = new URLSearchParams({ autoplay: '1', rel: '0', hl: 'pt-BR', cc_lang_pref: 'pt' });
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(key)}?${parameters.toString()}`;
}

export function buildVideoPageUrl(key: string): string {
  return `https://www.youtube.com/watch?${new URLSearchParams({ v: key }).toString()}`;
}
