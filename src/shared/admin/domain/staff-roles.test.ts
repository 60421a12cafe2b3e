import { expect, test } from 'vitest';
import { mayRole, PERMISSIONS, type Permission, ROLES } from './staff-roles.ts';

/** The decided permissions of the admin; a change here changes who may do what. */
const MATRIX: Record<Permission, string> = {
  see: 'reader writer editor administrator',
  draft: 'writer editor administrator',
  publish: 'editor administrator',
  curate: 'editor administrator',
  hide: 'editor administrator',
  bulk: 'editor administrator',
  import: 'editor administrator',
  operate: 'editor administrator',
  administer: 'administrator',
};

test.each(Object.entries(MATRIX))('%s is for %s, and for no other role', (permission, roles) => {
  const may = ROLES.filter((role) => mayRole(role, permission as Permission));
  expect(may.join(' ')).toBe(roles);
});

test('every permission is decided', () => {
  expect(Object.keys(MATRIX)).toEqual(Object.keys(PERMISSIONS));
});
