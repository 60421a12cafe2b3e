/** From read-only to full rights. The labels are in admin/text/admin.ts. */
export const ROLES = ['reader', 'writer', 'editor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Each permission with the lowest role that has it; higher roles have it too. */
export const PERMISSIONS = {
  /** The admin, previews, health. */
  see: 'reader',
  /** Create and edit drafts, upload pictures. */
  draft: 'writer',
  /** Publish, schedule, unpublish, restore. */
  publish: 'editor',
  /** Lock fields, redirects, aliases, offers, voices. */
  curate: 'editor',
  /** Hide a title, delete a collection, take a deleted one back. */
  hide: 'editor',
  /** Prepare, apply and undo a change set. */
  bulk: 'editor',
  /** Queue a list of titles to be fetched. */
  import: 'editor',
  /** Run a job, purge a page, fetch a title again. */
  operate: 'editor',
  /** People, roles, credentials, settings, backups, purging everything. */
  administer: 'administrator',
} as const satisfies Record<string, Role>;
export type Permission = keyof typeof PERMISSIONS;

export function isRole(word: unknown): word is Role {
  return ROLES.some((role) => role === word);
}

export function mayRole(role: Role, permission: Permission): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(PERMISSIONS[permission]);
}
