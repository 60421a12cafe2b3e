/** From the one who only reads to the one who may do everything. The words for them are in text/admin.ts. */
export const ROLES = ['reader', 'writer', 'editor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** What there is to be allowed, and the first role that is. Every role may do all that those before it may. */
export const PERMISSIONS = {
  /** The newsroom, previews, health. */
  see: 'reader',
  /** Create and edit drafts, upload pictures. */
  draft: 'writer',
  /** Publish, schedule, unpublish, restore. */
  publish: 'editor',
  /** Lock fields, redirects, aliases, offers. */
  curate: 'editor',
  /** Several at once, delete a collection, hide a title. */
  hide: 'editor',
  /** Drop copies of a page, fetch it again. */
  refresh: 'editor',
  /** People, roles, keys, settings, backups, everything at once. */
  administer: 'administrator',
} as const satisfies Record<string, Role>;
export type Permission = keyof typeof PERMISSIONS;

export function isRole(word: unknown): word is Role {
  return ROLES.some((role) => role === word);
}

export function mayRole(role: Role, permission: Permission): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(PERMISSIONS[permission]);
}
