import { mayRole, type Role } from './staff-roles.ts';
import {
  commenting,
  homeRules,
  type PageRule,
  permits,
  type Rule,
  type SubjectRules,
} from './subjects/subject-rules.ts';
import { LISTED, type Listed, listed } from './subjects/subjects.ts';

const { see, draft, publish, curate, operate, bulk, hide } = permits;
const anyone: Rule = { needs: 'anyone' };
const half: Rule = { needs: 'half' };
const ownKeys: Rule = { needs: 'see', isDangerous: true };
const administer: Rule = { needs: 'administer', isDangerous: true };

/** The screens of the subjects that have lists, under the words of their declarations. */
type ScreenRules = {
  [S in Declared as S['rules'] extends { list: PageRule } ? `/admin/${S['word']}` : never]: RuleOf<S['rules'], 'list'>;
} & {
  [S in Declared as S['rules'] extends { new: PageRule } ? `/admin/${S['word']}/novo` : never]: RuleOf<
    S['rules'],
    'new'
  >;
} & {
  [S in Declared as `/admin/${S['word']}/:id`]: S['rules']['edit'];
};
type Declared = (typeof listed)[Listed];
type RuleOf<R, K extends string> = R extends { readonly [N in K]: infer P } ? P : never;

const SCREENS = { list: '', new: '/novo', edit: '/:id' } as const satisfies Record<keyof SubjectRules, string>;
const SCREEN_NAMES = Object.keys(SCREENS) as (keyof SubjectRules)[];

/** The path of a screen in the table; a test fails for one that is not there. */
export function screenPath(entity: Listed, screen: keyof SubjectRules): AdminPath {
  return `/admin/${listed[entity].word}${SCREENS[screen]}` as AdminPath;
}

function findScreenRule(entity: Listed, screen: keyof SubjectRules): PageRule | undefined {
  const rules: SubjectRules = listed[entity].rules;
  return rules[screen];
}

/** Some are listed, or begin, on a screen of their own. */
export function hasScreen(entity: Listed, screen: keyof SubjectRules): boolean {
  return findScreenRule(entity, screen) !== undefined;
}

function listScreenRules(): ScreenRules {
  const rules = LISTED.flatMap((entity) =>
    SCREEN_NAMES.filter((screen) => hasScreen(entity, screen)).map(
      (screen) => [screenPath(entity, screen), findScreenRule(entity, screen)] as const,
    ),
  );
  return Object.fromEntries(rules) as unknown as ScreenRules;
}

/**
 * Who may open which admin page and do what there. The server checks this table for every loader and action, and refuses whatever
 * is not in it; screens use it to hide what a member may not do.
 */
export const adminRules = {
  '/admin': { view: see, actions: {} },
  '/admin/login': { view: anyone, actions: { password: anyone, passkeyOptions: anyone, passkey: anyone } },
  '/admin/convite': { view: anyone, actions: { accept: anyone } },
  '/admin/recuperar': { view: anyone, actions: { recover: anyone } },
  '/admin/verificacao': {
    view: half,
    actions: { code: half, recoveryCode: half, passkeyOptions: half, passkey: half },
  },
  '/admin/duas-etapas': { view: half, actions: { app: half, passkeyOptions: half, passkey: half } },
  '/admin/sair': { view: { needs: 'session' }, actions: { leave: { needs: 'session' } } },
  '/admin/confirmar': { view: see, actions: { password: see, passkeyOptions: see, passkey: see } },
  '/admin/dashboard': { view: see, actions: {} },
  '/admin/rotinas': {
    view: see,
    actions: { runJob: operate, purgePage: operate, purgeAll: administer },
  },
  ...listScreenRules(),
  '/admin/colecoes/titulos': { view: see, actions: {} },
  '/admin/revisoes': { view: see, actions: { take: publish } },
  '/admin/calendario': { view: see, actions: { move: publish } },
  // Who may withdraw, and that a reviewer does not approve their own drafts: server/admin/review/decide-review.ts.
  '/admin/revisoes/:id': {
    view: see,
    actions: {
      ...commenting,
      withdraw: draft,
      preview: see,
      take: publish,
      approve: publish,
      giveBack: publish,
    },
  },
  // The event stream, which is not a page, follows `view` (processes/web/mount-streams.ts).
  '/admin/presenca': { view: see, actions: { stay: see, leave: see } },
  // What a set itself needs is asked with it: `CHANGE_SOURCES`.
  '/admin/lotes/:id': {
    view: see,
    actions: { fill: bulk, apply: publish, draft, collect: bulk, plan: publish, undo: draft },
  },
  '/admin/denuncias': { view: see, actions: { resolve: publish, refuse: publish, reopen: publish } },
  '/admin/importar': {
    view: see,
    actions: { check: { needs: 'import' }, start: { needs: 'import' }, rate: bulk },
  },
  '/admin/exportar': { view: see, actions: {} },
  '/admin/conflitos': { view: see, actions: {} },
  '/admin/lixeira': { view: see, actions: { takeBack: draft, takeRecordBack: hide } },
  '/admin/destaques': homeRules.edit,
  '/admin/redirecionamentos': {
    view: see,
    actions: { preview: curate, create: curate, change: curate, remove: curate, bringBack: curate },
  },
  '/admin/ofertas': { view: see, actions: { create: draft, check: publish, prepareCsv: draft } },
  '/admin/ofertas/exportar': { view: see, actions: {} },
  '/admin/filmes/:id/vozes': { view: see, actions: {} },
  '/admin/series/:id/vozes': { view: see, actions: {} },
  '/admin/vozes/exportar': { view: see, actions: {} },
  '/admin/ofertas/gratis': {
    view: see,
    actions: { create: draft, check: publish },
  },
  '/admin/ofertas/gratis/:id': {
    view: see,
    actions: { checkAll: publish, prepareLinks: draft, prepareCsv: draft },
  },
  '/admin/ofertas/gratis/:id/exportar': { view: see, actions: {} },
  '/admin/midia': { view: see, actions: { upload: draft } },
  // Changing the licence of a published picture needs the right to publish: server/admin/media/change-picture.ts.
  '/admin/midia/:id': {
    view: see,
    actions: { describe: draft, cut: draft, replace: publish, takeOff: publish, bringBack: publish },
  },
  '/admin/buscas': { view: see, actions: { alias: curate, dismiss: curate } },
  '/admin/ingressos': { view: see, actions: { assign: curate, dismiss: curate, reopen: curate } },
  '/admin/links': {
    view: see,
    actions: {
      test: draft,
      try: draft,
      replace: draft,
      publishReplacement: publish,
      keep: curate,
      stopKeeping: curate,
    },
  },
  '/admin/auditoria': { view: see, actions: { check: { needs: 'administer' } } },
  '/admin/auditoria/exportar': { view: { needs: 'administer' }, actions: {} },
  '/admin/arquivo': { view: administer, actions: { upload: administer } },
  '/admin/arquivo/exportar': { view: administer, actions: {} },
  '/admin/configuracoes': { view: { needs: 'administer' }, actions: {} },
  '/admin/ir': { view: see, actions: {} },
  '/admin/codigos': { view: see, actions: { generate: ownKeys } },
  '/admin/conta': {
    view: see,
    actions: {
      rename: see,
      readNotices: see,
      changePassword: ownKeys,
      app: ownKeys,
      removeApp: ownKeys,
      passkeyOptions: ownKeys,
      passkey: ownKeys,
      removePasskey: ownKeys,
    },
  },
  // Each member's own; another member's notification is not found.
  '/admin/notificacoes': { view: see, actions: { open: see, markRead: see, retry: { needs: 'administer' } } },
  // The link of an e-mail is the proof; it only switches e-mails off.
  '/admin/notificacoes/sair': { view: anyone, actions: { stop: anyone } },
  '/admin/conta/notificacoes': {
    view: see,
    actions: {
      save: see,
      restoreDefaults: see,
      testEmail: see,
      saveWebhook: administer,
      replaceSecret: administer,
      testWebhook: administer,
    },
  },
  '/admin/sessoes': { view: see, actions: { end: ownKeys, endOthers: ownKeys, endAnother: administer } },
  '/admin/usuarios': {
    view: { needs: 'administer' },
    actions: {
      invite: administer,
      renewInvite: administer,
      cancelInvite: administer,
      changeRole: administer,
      endSessions: administer,
      issueLink: administer,
      disable: administer,
      enable: administer,
      erase: administer,
    },
  },
  '/admin/*': { view: see, actions: {} },
} as const satisfies Record<string, PageRule>;

export type AdminPath = keyof typeof adminRules;
export type ActionOf<P extends AdminPath> = keyof (typeof adminRules)[P]['actions'] & string;

/** What the request has proved about its sender. */
export interface Standing {
  /** `half`: password without second factor. */
  session: 'none' | 'half' | 'full';
  role: Role | undefined;
  /** Identity confirmed within the last ten minutes. */
  isConfirmed: boolean;
}

export type Verdict = 'granted' | 'sign-in' | 'finish-sign-in' | 'already-in' | 'forbidden' | 'confirm';

export function judge({ needs, isDangerous }: Rule, { session, role, isConfirmed }: Standing): Verdict {
  if (needs === 'anyone') return 'granted';
  if (session === 'none') return 'sign-in';
  if (needs === 'session') return 'granted';
  if (needs === 'half') return session === 'half' ? 'granted' : 'already-in';
  if (session === 'half') return 'finish-sign-in';
  if (!role || !mayRole(role, needs)) return 'forbidden';
  return isDangerous && !isConfirmed ? 'confirm' : 'granted';
}

/** `undefined` for an unknown page or action, which is refused. */
export function findRule(path: string, action?: string): Rule | undefined {
  const page = Object.hasOwn(adminRules, path) ? (adminRules[path as AdminPath] as PageRule) : undefined;
  if (!page || action === undefined) return page?.view;
  return Object.hasOwn(page.actions, action) ? page.actions[action] : undefined;
}
