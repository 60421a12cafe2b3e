import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminRules } from '#shared/admin/domain/rules.ts';
import { mayRole, type Permission, type Role } from '#shared/admin/domain/staff-roles.ts';
import { subjectsPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminArchive } from '#shared/admin/text/archive.ts';
import { adminAudit } from '#shared/admin/text/audit.ts';
import { adminCalendar } from '#shared/admin/text/calendar.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminLinks } from '#shared/admin/text/links.ts';
import { adminMedia } from '#shared/admin/text/media.ts';
import { adminPalette } from '#shared/admin/text/palette.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { adminReports } from '#shared/admin/text/reports.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { adminRoutines } from '#shared/admin/text/routines.ts';
import { adminSearches } from '#shared/admin/text/searches.ts';
import { adminSettings } from '#shared/admin/text/settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { adminTickets } from '#shared/admin/text/tickets.ts';
import type { Editable } from '#shared/domain/entities.ts';
import type { AdminIconName } from './admin-icon.tsx';

export interface AdminSection {
  to: string;
  label: string;
  icon: AdminIconName;
  /** The group's name, on its first section. */
  startsGroup?: string;
  /** The count of open tasks shown beside it. */
  count?: 'conflicts' | 'reports' | 'reviews' | 'subscriptions' | 'links';
  /** Hidden from roles that may not open it. */
  isFor: (role: Role) => boolean;
}

const may = (permission: Permission) => (role: Role) => mayRole(role, permission);

const { groups } = adminPalette;

const subjectSection = (entity: Editable, icon: AdminIconName): AdminSection => ({
  to: subjectsPath(entity),
  label: subjects[entity].words.many,
  icon,
  isFor: may('see'),
});

/** The admin's pages, as the menu lists them. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { to: adminPaths.dashboard(), label: admin.dashboard, icon: 'dashboard', isFor: may('see') },
  { to: adminPaths.reviews(), label: adminReviews.title, icon: 'comment', isFor: may('see'), count: 'reviews' },
  { to: adminPaths.calendar(), label: adminCalendar.title, icon: 'calendar', isFor: may('see') },
  { ...subjectSection('movie', 'film'), startsGroup: groups.catalogue },
  subjectSection('series', 'screen'),
  subjectSection('person', 'person'),
  subjectSection('collection', 'layers'),
  subjectSection('news', 'page'),
  subjectSection('genre', 'tag'),
  subjectSection('platform', 'play'),
  { to: adminPaths.media(), label: adminMedia.title, icon: 'picture', isFor: may('see') },
  { ...subjectSection('home', 'pin'), startsGroup: groups.site },
  subjectSection('page', 'page'),
  {
    to: adminPaths.subscriptions(),
    label: adminSubscriptions.title,
    icon: 'coin',
    isFor: may('see'),
    count: 'subscriptions',
  },
  { to: adminPaths.redirects(), label: adminRedirects.title, icon: 'redirect', isFor: may('see') },
  {
    to: adminPaths.conflicts(),
    label: adminCompare.conflicts,
    icon: 'alert',
    startsGroup: groups.work,
    isFor: may('see'),
    count: 'conflicts',
  },
  { to: adminPaths.reports(), label: adminReports.title, icon: 'flag', isFor: may('see'), count: 'reports' },
  { to: adminPaths.links(), label: adminLinks.title, icon: 'link', isFor: may('see'), count: 'links' },
  { to: adminPaths.searches(), label: adminSearches.menu, icon: 'search', isFor: may('see') },
  { to: adminPaths.tickets(), label: adminTickets.menu, icon: 'ticket', isFor: may('see') },
  { to: adminPaths.trash(), label: adminCompare.trash, icon: 'trash', isFor: may('see') },
  {
    to: adminPaths.team(),
    label: admin.team,
    icon: 'lock',
    startsGroup: groups.siteSettings,
    isFor: may(adminRules['/admin/usuarios'].view.needs),
  },
  { to: adminPaths.audit(), label: adminAudit.title, icon: 'list', isFor: may('see') },
  { to: adminPaths.routines(), label: adminRoutines.title, icon: 'refresh', isFor: may('see') },
  {
    to: adminPaths.archive(),
    label: adminArchive.title,
    icon: 'archive',
    isFor: may('administer'),
  },
  {
    to: adminPaths.settings(),
    label: adminSettings.title,
    icon: 'sliders',
    isFor: may(adminRules['/admin/configuracoes'].view.needs),
  },
  { to: adminPaths.sessions(), label: admin.sessions, icon: 'devices', isFor: may('see') },
  { to: adminPaths.account(), label: admin.account, icon: 'key', isFor: may('see') },
];

export interface SectionGroup {
  /** Absent for the sections before the first group. */
  name: string | undefined;
  sections: AdminSection[];
}

/** The sections a role may open, by group; a group keeps its name when its first section is hidden. */
export function groupSections(role: Role): SectionGroup[] {
  const grouped: SectionGroup[] = [];
  for (const section of ADMIN_SECTIONS) {
    if (section.startsGroup || grouped.length === 0) grouped.push({ name: section.startsGroup, sections: [] });
    if (section.isFor(role)) grouped.at(-1)?.sections.push(section);
  }
  return grouped.filter(({ sections }) => sections.length > 0);
}
