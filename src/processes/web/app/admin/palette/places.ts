import { adminPaths } from '#shared/admin/domain/paths.ts';
import { mayRole, type Role } from '#shared/admin/domain/staff-roles.ts';
import { newSubjectPath, subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminPalette } from '#shared/admin/text/palette.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { ADMIN_SECTIONS } from '../frame/sections.ts';

/** A film, series or person from the results. */
export interface FoundSubject {
  entity: Entity;
  id: number;
  title: string;
  year: string;
}

/** A page to open or an action to run. */
export interface PaletteEntry {
  key: string;
  group: string;
  label: string;
  note?: string;
  to: string;
  /** Submitted as a form instead of opened. */
  intent?: string;
  /** Its name starts with the query, so it ranks before all results. */
  isSure?: boolean;
  /** The title or person it opens. */
  found?: FoundSubject;
  /** Outside the admin. */
  isOutside?: true;
}

const words = adminPalette.actions;

function listActions(role: Role): PaletteEntry[] {
  const place = (key: string, label: string, to: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
    key,
    label,
    to,
    group: adminPalette.commands,
    ...more,
  });
  return [
    ...(mayRole(role, 'draft')
      ? [
          place('new-collection', words.newCollection, newSubjectPath('collection')),
          place('import', words.import, adminPaths.import()),
        ]
      : []),
    ...(mayRole(role, 'publish')
      ? [place('pin', words.pin, adminPaths.homePins()), place('redirect', words.redirect, adminPaths.redirects())]
      : []),
    ...(mayRole(role, 'administer')
      ? [place('check-audit', words.checkAudit, adminPaths.audit(), { intent: 'check' })]
      : []),
    place('see-site', words.seeSite, paths.home(), { isOutside: true }),
    place('sign-out', words.signOut, adminPaths.signOut(), { intent: 'leave' }),
  ];
}

/** Matches the query anywhere in a name, ignoring accents. Order: names that start with it, found titles, other names. */
export function listPlaces(role: Role, query: string, found: readonly FoundSubject[]): PaletteEntry[] {
  const screens = ADMIN_SECTIONS.filter(({ isFor }) => isFor(role)).map(
    ({ to, label }): PaletteEntry => ({ key: to, label, to, group: adminPalette.screens }),
  );
  const phrase = normaliseForSearch(query);
  const titles = found.map(
    ({ entity, id, title, year }): PaletteEntry => ({
      key: `${entity}:${id}`,
      group: query.trim() === '' ? adminPalette.recent : adminPalette.titles,
      label: title,
      note: [subjects[entity].words.one, year, adminEditing.number(id)].filter(Boolean).join(' · '),
      to: subjectPath(entity, id),
      found: { entity, id, title, year },
    }),
  );
  const known = [...screens, ...listActions(role)].flatMap((place) => {
    const name = normaliseForSearch(place.label);
    return name.includes(phrase) ? { ...place, isSure: phrase !== '' && name.startsWith(phrase) } : [];
  });
  return [...known.filter(({ isSure }) => isSure), ...titles, ...known.filter(({ isSure }) => !isSure)];
}
