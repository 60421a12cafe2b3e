import type { LinkTools } from '#server/admin/links/broken-links.ts';
import type { ProbePage } from '#server/admin/site/check-redirect.ts';
import type { ClientLimit } from '#server/infra/client-limit.ts';
import { readVisitor, type Visitor } from '#server/staff/read-visitor.ts';
import type { Staff } from '#server/staff/staff.ts';
import type { Visit } from '#server/staff/visit.ts';
import { whenPossible } from '#server/staff/when-possible.ts';
import { type AdminPath, findRule, judge, type Verdict } from '#shared/admin/domain/rules.ts';
import type { Setting } from '#shared/admin/domain/site-screens.ts';

/** What the web process offers the admin's pages besides the server's functions. */
export interface AdminTools {
  /** Whether every edge shows the current version of a public page. */
  probe(path: string): Promise<boolean>;
  probePage: ProbePage;
  /** Whether the picture storage works. */
  probeStore(): Promise<boolean>;
  /** The operator's setting: a reviewer may approve drafts that they wrote or sent. */
  mayApproveOwn: boolean;
  /** Sends an e-mail to see whether the mail server works; without one there is no e-mail. */
  sendTestMail: ((to: string) => Promise<void>) | undefined;
  /** For tests of links that editors ask for. */
  links: LinkTools;
  /** How often a member's open screens may be renewed. */
  beats: ClientLimit;
  /** The operator's configuration; for secrets only whether they are set. */
  settings: readonly Setting[];
}

/** One request under `/admin`. The guard (app/admin/guard.server.ts) checks the rules before a loader or action gets any of it. */
export interface AdminRequest {
  staff: Staff;
  visit: Visit;
  /** For this response's scripts. */
  nonce: string;
  now: Date;
  tools: AdminTools;
  /** The sender, as of the last `refresh`. */
  readonly visitor: Visitor;
  /** Checks this request against the rules. */
  judge(path: AdminPath, action?: string): Verdict;
  /** Whether any check so far allowed the request. */
  wasGranted(): boolean;
  /** Records a request refused with 403, by the rules or by an action's function. */
  reportRefusal(path: AdminPath, action?: string): void;
  /** Reads the session again, after a change that the next loader depends on. */
  refresh(): Promise<void>;
}

export async function openAdminRequest(
  staff: Staff,
  visit: Visit,
  { nonce, tools, isUse }: { nonce: string; tools: AdminTools; isUse: boolean },
): Promise<AdminRequest> {
  const read = () => whenPossible(() => readVisitor(staff, visit, { isUse }));
  let visitor = await read();
  let granted = false;
  return {
    ...{ staff, visit, nonce, tools, now: staff.ctx.now() },
    get visitor() {
      return visitor;
    },
    judge(path, action) {
      const rule = findRule(path, action);
      const verdict = rule ? judge(rule, visitor.standing) : 'forbidden';
      granted ||= verdict === 'granted';
      return verdict;
    },
    wasGranted: () => granted,
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
  };
}
