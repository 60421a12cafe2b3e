import { adminPaths } from '#shared/domain/admin-paths.ts';
import { adminRules } from '#shared/domain/admin-rules.ts';
import { mayRole, type Permission, type Role } from '#shared/domain/staff-roles.ts';
import { admin } from '#shared/text/admin.ts';
import { adminCompare } from '#shared/text/admin-compare.ts';
import { adminEditing } from '#shared/text/admin-editing.ts';
import type { AdminIconName } from './admin-icon.tsx';

export interface Section {
  to: string;
  label: string;
  icon: AdminIconName;
  startsGroup?: true;
  /** The number beside it, where there is something to do. */
  count?: 'conflicts';
  /** Whoever may not open it is not shown the way. */
  isFor: (role: Role) => boolean;
}

const may = (permission: Permission) => (role: Role) => mayRole(role, permission);

/** The newsroom's pages that are built; each that arrives gets its line. */
export const SECTIONS: readonly Section[] = [
  { to: adminPaths.dashboard(), label: admin.dashboard, icon: 'dashboard', isFor: may('see') },
  { to: adminPaths.movies(), label: adminEditing.sections.movie, icon: 'film', isFor: may('see') },
  { to: adminPaths.allSeries(), label: adminEditing.sections.series, icon: 'screen', isFor: may('see') },
  { to: adminPaths.people(), label: adminEditing.sections.person, icon: 'person', isFor: may('see') },
  {
    to: adminPaths.conflicts(),
    label: adminCompare.conflicts,
    icon: 'alert',
    startsGroup: true,
    isFor: may('see'),
    count: 'conflicts',
  },
  { to: adminPaths.trash(), label: adminCompare.trash, icon: 'trash', isFor: may('see') },
  {
    to: adminPaths.team(),
    label: admin.team,
    icon: 'lock',
    isFor: may(adminRules['/admin/usuarios'].view.needs),
  },
  { to: adminPaths.sessions(), label: admin.sessions, icon: 'devices', isFor: may('see') },
  { to: adminPaths.account(), label: admin.account, icon: 'key', isFor: may('see') },
];
