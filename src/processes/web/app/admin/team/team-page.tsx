import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { Invite, IssuedLink, Member, TeamMember } from '#shared/admin/domain/staff.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import type { Outcome } from '../outcome.ts';
import { InviteForm } from './invite-form.tsx';
import { IssuedLinkPanel } from './issued-link.tsx';
import { PermissionGrid } from './permission-grid.tsx';
import styles from './team-page.module.css';
import { TeamTable } from './team-table.tsx';

interface TeamPageProps {
  members: TeamMember[];
  invites: Invite[];
  self: Member;
  now: Date;
  /** Whether the member has recently confirmed their identity; if not, the controls are disabled. */
  isConfirmed: boolean;
  outcome: (Outcome & { link?: IssuedLink }) | undefined;
}

export function TeamPage({ members, invites, self, now, isConfirmed, outcome }: TeamPageProps) {
  const without = members.filter(({ hasApp, passkeys, disabledAt }) => !disabledAt && !hasApp && passkeys === 0).length;
  return (
    <>
      <PageTop title={adminTeam.title} count={adminTeam.count(members.length, invites.length)}>
        <Link className={buttonClass('outline')} to={adminPaths.sessions()}>
          {adminTeam.activeSessions}
        </Link>
      </PageTop>
      {!isConfirmed && <ConfirmFirst />}
      {without > 0 && <Notice kind="warn">{adminTeam.withoutFactor(without)}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.link && <IssuedLinkPanel link={outcome.link} />}
      <fieldset className={styles.controls} disabled={!isConfirmed}>
        <TeamTable members={members} invites={invites} self={self} now={now} />
        <div className={styles.below}>
          <InviteForm key={outcome?.link?.url} />
          <PermissionGrid />
        </div>
      </fieldset>
    </>
  );
}

function ConfirmFirst() {
  return (
    <Notice
      kind="warn"
      action={
        <Link className={buttonClass('outline')} to={adminPaths.confirm(adminPaths.team())}>
          {adminTeam.confirmNow}
        </Link>
      }
    >
      {adminTeam.confirmFirst}
    </Notice>
  );
}
