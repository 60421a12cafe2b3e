import type { ProbePage } from '#server/admin/site/check-redirect.ts';
import { changePassword, confirmWithPassword, removeApp, removePasskey, rename } from '#server/staff/account.ts';
import { describeEnrolment } from '#server/staff/authenticator.ts';
import { cancelInvite, issueInvite, issueRecovery, renewInvite } from '#server/staff/links.ts';
import { markNoticesRead, readNotices } from '#server/staff/notices.ts';
import { acceptInvite, findInviteByToken, findRecoveryByToken, recover } from '#server/staff/open-link.ts';
import {
  addPasskey,
  arePasskeysPossible,
  confirmWithPasskey,
  describeNewPasskey,
  describePasskeyRequest,
  signInWithPasskey,
} from '#server/staff/passkeys.ts';
import { buildQrPath } from '#server/staff/qr-path.ts';
import { type RememberedDevice, readVisitor, type SignedIn } from '#server/staff/read-visitor.ts';
import { generateRecoveryCodes } from '#server/staff/recovery-codes.ts';
import { enrolApp, readFactors, verifyCode, verifyRecoveryCode } from '#server/staff/second-factor.ts';
import { endOtherSessions, endSession, readSessions } from '#server/staff/sessions.ts';
import { hasMembers, nextStepOf, signInWithPassword, signOut } from '#server/staff/sign-in.ts';
import type { Staff } from '#server/staff/staff.ts';
import { changeRole, disable, enable, endSessionsOf, erase, readTeam } from '#server/staff/team.ts';
import type { Visit } from '#server/staff/visit.ts';
import { whenPossible } from '#server/staff/when-possible.ts';
import { findRule, judge } from '#shared/admin/domain/rules.ts';
import type { Setting } from '#shared/admin/domain/site-screens.ts';
import type { AdminBackend } from './app/admin/admin-backend.server.ts';
import { bindAudit } from './bind-audit.ts';
import { bindCollections } from './bind-collections.ts';
import { bindDashboard } from './bind-dashboard.ts';
import { bindEditing } from './bind-editing.ts';
import { bindSite } from './bind-site.ts';

/** What one request under `/admin` may use, and whether a permission check was made. */
export interface OpenAdminBackend {
  backend: AdminBackend;
  wasGranted(): boolean;
}

export interface AdminBackendOptions {
  nonce: string;
  /** Whether every edge shows the current version of a public page. */
  probe: (path: string) => Promise<boolean>;
  probePage: ProbePage;
  settings: readonly Setting[];
  /** Whether the picture storage works. */
  probeStore(): Promise<boolean>;
}

export async function openAdminBackend(
  staff: Staff,
  visit: Visit,
  { nonce, probe, probePage, settings, probeStore }: AdminBackendOptions,
): Promise<OpenAdminBackend> {
  const read = () => whenPossible(() => readVisitor(staff, visit));
  let visitor = await read();
  let granted = false;
  const self = (): SignedIn => {
    // The access rules have already rejected anonymous requests here.
    if (!visitor.signedIn) throw new Error('no member is signed in');
    return visitor.signedIn;
  };
  const backend: AdminBackend = {
    nonce,
    now: staff.ctx.now(),
    isReadOnly: staff.ctx.standby !== undefined,
    get standing() {
      return visitor.standing;
    },
    get member() {
      return visitor.signedIn?.member;
    },
    judge(path, action) {
      const rule = findRule(path, action);
      const verdict = rule ? judge(rule, visitor.standing) : 'forbidden';
      granted ||= verdict === 'granted';
      return verdict;
    },
    reportRefusal(path, action) {
      const { actor } = visitor.signedIn ?? {};
      const after = { path, ...(action && { action }) };
      staff.events.record({
        ...{ kind: 'access.refused', memberId: actor?.id, network: visit.network },
        ...{ page: path, after },
      });
    },
    async refresh() {
      visitor = await read();
    },
    arePasskeysPossible: arePasskeysPossible(staff),
    isRememberedDevice: visitor.rememberedDevice !== undefined,
    ...answerTrouble(bindSignIn(staff, visit, self, visitor.rememberedDevice)),
    ...answerTrouble(bindKeys(staff, visit, self)),
    ...answerTrouble(bindTeam(staff, self)),
    ...answerTrouble(bindEditing(staff, self, probe)),
    ...answerTrouble(bindDashboard(staff, self, { probeStore })),
    ...answerTrouble(bindCollections(staff, self)),
    ...answerTrouble(bindSite(staff, self, probePage)),
    settings,
    ...answerTrouble(bindAudit(staff, self)),
  };
  return { backend, wasGranted: () => granted };
}

type Call = (...args: never[]) => Promise<unknown>;

/** Database errors in any call become `unavailable`. */
function answerTrouble<T extends object>(groups: T): T {
  const wrap =
    (call: Call): Call =>
    (...args) =>
      whenPossible(() => call(...args));
  const wrapAll = (group: Record<string, Call>) =>
    Object.fromEntries(Object.entries(group).map(([name, call]) => [name, wrap(call)]));
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, wrapAll(group as Record<string, Call>)]),
  ) as T;
}

type Bound<K extends keyof AdminBackend> = Pick<AdminBackend, K>;

function bindSignIn(
  staff: Staff,
  visit: Visit,
  self: () => SignedIn,
  device: RememberedDevice | undefined,
): Bound<'signIn' | 'account' | 'links'> {
  return {
    signIn: {
      hasMembers: () => hasMembers(staff),
      withPassword: (credentials) => signInWithPassword(staff, visit, credentials, device),
      findNextStep: () => nextStepOf(staff, self()),
      withCode: (code) => verifyCode(staff, visit, self(), code),
      withRecoveryCode: (code) => verifyRecoveryCode(staff, visit, self(), code),
      describePasskey: () => describePasskeyRequest(staff, visit),
      withPasskey: (given) => signInWithPasskey(staff, visit, { ...given, device }),
      finishWithPasskey: (credential) =>
        signInWithPasskey(staff, visit, { credential, isKept: self().session.isKept, half: self() }),
      end: () => signOut(staff, visit),
    },
    account: {
      rename: (name) => rename(staff, self(), name),
      changePassword: (change) => changePassword(staff, visit, self(), change),
      confirmWithPassword: (password) => confirmWithPassword(staff, visit, self(), password),
      confirmWithPasskey: (credential) => confirmWithPasskey(staff, visit, self(), credential),
      readNotices: () => readNotices(staff, self()),
      markNoticesRead: (seq) => markNoticesRead(staff, self(), seq),
    },
    links: {
      findInvite: (token) => findInviteByToken(staff, visit, token),
      acceptInvite: (given) => acceptInvite(staff, visit, given),
      async findRecovery(token) {
        const found = await findRecoveryByToken(staff, visit, token);
        return found && { purpose: found.purpose, email: found.member.email };
      },
      recover: (given) => recover(staff, visit, given),
    },
  };
}

function bindKeys(staff: Staff, visit: Visit, self: () => SignedIn): Bound<'keys' | 'sessions'> {
  return {
    keys: {
      read: () => readFactors(staff, self().member.id),
      async describeApp() {
        const enrolment = await describeEnrolment(staff, self().member);
        return enrolment && { key: enrolment.key, picture: buildQrPath(enrolment.uri) };
      },
      addApp: (code) => enrolApp(staff, visit, self(), code),
      removeApp: () => removeApp(staff, self()),
      describeNewPasskey: () => describeNewPasskey(staff, visit, self()),
      addPasskey: (given) => addPasskey(staff, visit, self(), given),
      removePasskey: (id) => removePasskey(staff, self(), id),
      generateRecoveryCodes: () => generateRecoveryCodes(staff, self()),
    },
    sessions: {
      listOwn: () => readSessions(staff, self(), 'own'),
      listAll: () => readSessions(staff, self(), 'all'),
      end: (id) => endSession(staff, self(), id, 'own'),
      endAnother: (id) => endSession(staff, self(), id, 'any'),
      endOthers: () => endOtherSessions(staff, self()),
    },
  };
}

function bindTeam(staff: Staff, self: () => SignedIn): Bound<'team'> {
  return {
    team: {
      read: () => readTeam(staff),
      invite: (given) => issueInvite(staff, self().actor, given),
      renewInvite: (id) => renewInvite(staff, self().actor, id),
      cancelInvite: (id) => cancelInvite(staff, self().actor, id),
      issueLink: ({ memberId, purpose }) => issueRecovery(staff, self().actor, { userId: memberId, purpose }),
      changeRole: (memberId, role) => changeRole(staff, self().actor, memberId, role),
      endSessions: (memberId) => endSessionsOf(staff, self().actor, memberId),
      disable: (memberId) => disable(staff, self().actor, memberId),
      enable: (memberId) => enable(staff, self().actor, memberId),
      erase: (memberId) => erase(staff, self().actor, memberId),
    },
  };
}
