import { adminPaths } from '#shared/domain/admin-paths.ts';
import { adminRules } from '#shared/domain/admin-rules.ts';
import { mayRole, type Permission, type Role } from '#shared/domain/staff-roles.ts';
import { admin } from '#shared/text/admin.ts';
import type { AdminIconName } from './admin-icon.tsx';

export interface Section {
  to: string;
  label: string;
  icon: AdminIconName;
  startsGroup?: true;
  /** Whoever may not open it is not shown the way. */
  isFor: (role: Role) => boolean;
}

const may = (permission: Permission) => (role: Role) => mayRole(role, permission);

/** The newsroom's pages that are built; each that arrives gets its line. */
export const SECTIONS: readonly Section[] = [
  { to: adminPaths.dashboard(), label: admin.dashboard, icon: 'dashboard', isFor: may('see') },
  {
    to: adminPaths.team(),
    label: admin.team,
    icon: 'lock',
    startsGroup: true,
    isFor: may(adminRules['/admin/usuarios'].view.needs),
  },
  { to: adminPaths.sessions(), label: admin.sessions, icon: 'devices', isFor: may('see') },
  { to: adminPaths.account(), label: admin.account, icon: 'person', isFor: may('see') },
];
