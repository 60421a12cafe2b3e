import type { Permission } from '../staff-roles.ts';

/** `anyone` needs no session; `half` means password without second factor yet; `session` accepts half and full sessions. */
export type Need = 'anyone' | 'half' | 'session' | Permission;

export interface Rule {
  needs: Need;
  /** Requires an identity confirmed within the last ten minutes. */
  isDangerous?: true;
}

/** Who may open a page, and who may run each of its actions. */
export interface PageRule {
  view: Rule;
  actions: Readonly<Record<string, Rule>>;
}

/** The screens of a kind of subject; the paths of them are made of its word. */
export interface SubjectRules {
  list?: PageRule;
  new?: PageRule;
  edit: PageRule;
}

const ruleOf = (needs: Permission): Rule => ({ needs });
/** Those of most pages. */
export const permits = {
  see: ruleOf('see'),
  draft: ruleOf('draft'),
  publish: ruleOf('publish'),
  curate: ruleOf('curate'),
  operate: ruleOf('operate'),
  bulk: ruleOf('bulk'),
  hide: ruleOf('hide'),
} as const;
const { see, draft, publish, curate, operate, bulk, hide } = permits;

/** Comments on the fields of an edit page. */
export const commenting = { comment: draft, answer: draft, resolve: draft, reopen: draft } as const;

/** The same for films, series and people. Some fields need more than the right to draft: their declarations. */
const editing = {
  view: see,
  actions: {
    save: draft,
    restore: draft,
    discard: draft,
    upload: draft,
    preview: see,
    sendReview: draft,
    publish,
    plan: publish,
    cancelPlan: publish,
    restoreRevision: publish,
    settle: publish,
    settleAll: publish,
    lock: curate,
    unlock: curate,
    resync: operate,
    dropCopies: operate,
    ...commenting,
  },
} as const satisfies PageRule;

/** Credits that TMDB does not have, lines of the dubbing cast and offers of services that editors run: drafts. */
const titleEditing = {
  view: see,
  actions: {
    ...editing.actions,
    ...{ addCredit: draft, putVoice: draft, removeVoice: draft, fillVoices: draft },
    ...{ putOffer: draft, checkOffer: draft, removeOffer: draft },
  },
} as const satisfies PageRule;

/** The same for films, series and people. Change sets are previewed first; permissions are checked per field. */
const sourcedList = {
  view: see,
  actions: { saveView: see, forgetView: see, prepare: bulk, resync: bulk, purge: bulk },
} as const satisfies PageRule;

export const movieRules = { list: sourcedList, edit: titleEditing } as const satisfies SubjectRules;

export const seriesRules = {
  list: sourcedList,
  edit: { view: see, actions: { ...titleEditing.actions, readPasted: draft, paste: draft } },
} as const satisfies SubjectRules;

export const personRules = {
  list: sourcedList,
  edit: { view: see, actions: { ...editing.actions, merge: curate, undoMerge: curate } },
} as const satisfies SubjectRules;

/** What editors create, publish, remove and recover. */
const recordEditing = {
  view: see,
  actions: {
    save: draft,
    discard: draft,
    sendReview: draft,
    publish,
    plan: publish,
    cancelPlan: publish,
    restoreRevision: publish,
    unpublish: publish,
    remove: hide,
    ...commenting,
  },
} as const satisfies PageRule;

/** Of records without a page; they are listed, and begin, on screens of their own. */
export const pagelessRules = { edit: recordEditing } as const satisfies SubjectRules;

/** Of records with a page. */
export const recordRules = {
  list: { view: see, actions: { takeRecordBack: hide } },
  new: { view: draft, actions: { create: draft } },
  edit: { view: see, actions: { ...recordEditing.actions, preview: see } },
} as const satisfies SubjectRules;

export const collectionRules = {
  list: recordRules.list,
  new: { view: draft, actions: { ...recordRules.new.actions, adopt: draft } },
  edit: {
    view: see,
    actions: { ...recordRules.edit.actions, upload: draft, changeItems: draft, readPasted: draft },
  },
} as const satisfies SubjectRules;

/** The same for pages, genres, platforms and home. */
const partEditing = {
  view: see,
  actions: {
    save: draft,
    restore: draft,
    discard: draft,
    preview: see,
    sendReview: draft,
    publish,
    plan: publish,
    cancelPlan: publish,
    restoreRevision: publish,
  },
} as const satisfies PageRule;

/** Genres and platforms: their order is published at once. */
export const taxonomyRules = {
  list: { view: see, actions: { arrange: publish } },
  edit: partEditing,
} as const satisfies SubjectRules;

export const pageRules = {
  list: { view: see, actions: { hide: publish } },
  edit: partEditing,
} as const satisfies SubjectRules;

export const homeRules = {
  edit: { view: see, actions: { ...partEditing.actions, pin: draft, choose: draft, undo: publish } },
} as const satisfies SubjectRules;
