import { mayRole, PERMISSIONS, type Permission, ROLES } from '#shared/admin/domain/staff-roles.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './permission-grid.module.css';

/** Drawn from the rules themselves, so a tick here is what the server allows. */
export function PermissionGrid() {
  return (
    <Panel title={adminTeam.permissionsTitle}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <div className={styles.scroll} role="group" aria-label={adminTeam.permissionsTitle} tabIndex={0}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <td />
              {ROLES.map((role) => (
                <th key={role} scope="col">
                  {admin.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.keys(PERMISSIONS) as Permission[]).map((permission) => (
              <tr key={permission}>
                <th scope="row">{adminTeam.permissions[permission]}</th>
                {ROLES.map((role) => (
                  <td key={role}>{mayRole(role, permission) ? <Yes /> : <No />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Hint>{adminTeam.permissionsHint}</Hint>
    </Panel>
  );
}

function Yes() {
  return (
    <span className={styles.yes}>
      <Icon name="check" />
      <span className="visually-hidden">{adminTeam.may}</span>
    </span>
  );
}

function No() {
  return (
    <span className={styles.no}>
      <span className="visually-hidden">{adminTeam.mayNot}</span>
    </span>
  );
}
