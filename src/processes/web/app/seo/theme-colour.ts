/** `--sala-800` of the tokens, for what cannot read them: the browser's own frame. */
export const THEME_COLOUR = '#1a1b1d';
