import type { ReactNode } from 'react';
import type { TeamMember } from '#shared/admin/domain/staff.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint } from '../frame/panel.tsx';
import styles from './member-actions.module.css';

/** A menu of the actions on a member; removing one for good asks for confirmation. */
export function MemberActions({ member }: { member: TeamMember }) {
  const { id, name, disabledAt, sessions } = member;
  return (
    <details className={styles.menu} name="member-actions">
      <summary aria-label={adminTeam.more(name)}>
        {adminTeam.moreShort}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.list}>
        {sessions > 0 && (
          <Action intent="endSessions" memberId={id}>
            {adminTeam.endSessions}
          </Action>
        )}
        {!disabledAt && (
          <>
            <Action intent="issueLink" memberId={id} purpose="password">
              {adminTeam.lostPassword}
            </Action>
            <Action intent="issueLink" memberId={id} purpose="second-factor">
              {adminTeam.lostFactor}
            </Action>
          </>
        )}
        <Action intent={disabledAt ? 'enable' : 'disable'} memberId={id}>
          {disabledAt ? adminTeam.enable : adminTeam.disable}
        </Action>
        <details className={styles.erase}>
          <summary>{adminTeam.erase}</summary>
          <Hint>{adminTeam.eraseHint}</Hint>
          <Action intent="erase" memberId={id} look="danger">
            {adminTeam.erase}
          </Action>
        </details>
      </div>
    </details>
  );
}

interface ActionProps {
  intent: string;
  memberId: string;
  purpose?: string;
  look?: 'link' | 'danger';
  children: ReactNode;
}

function Action({ intent, memberId, purpose, look = 'link', children }: ActionProps) {
  return (
    <AdminForm intent={intent} isQuiet about={{ name: 'memberId', value: memberId }}>
      {purpose && <input type="hidden" name="purpose" value={purpose} />}
      <Submit intent={intent} look={look}>
        {children}
      </Submit>
    </AdminForm>
  );
}
