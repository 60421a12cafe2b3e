/** What other folders may import of this module; README.md explains it. */
export { listCorrections } from './corrections.ts';
export { WELL_KNOWN_SCORE } from './find-asked.ts';
export { type CharacterMatch, findCharacters, type SuggestedRole, suggestRoles } from './find-characters.ts';
export { findMeant, type Meant } from './find-meant.ts';
export { findNear } from './find-near.ts';
export { foldNameChanges } from './fold-changes.ts';
export { splitGlued } from './glued-words.ts';
export { tellingWords, toKeyStart, toPhrase } from './phrase.ts';
export { hasOutgrownSearch, rebuildSearch } from './rebuild-search.ts';
export { EXACT_SCORE, KIND_NUMBERS } from './search-keys.ts';
export { listFoundPeople, type Suggested, suggestBegun, suggestFound } from './search-rows.ts';
export { spellAsShown } from './spell-as-shown.ts';
