/** The value of `--sala-800` in tokens.css, for the browser's own frame, which cannot read it. */
export const THEME_COLOUR = '#1a1b1d';
