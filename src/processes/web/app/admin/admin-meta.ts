import type { MetaDescriptor } from 'react-router';
import { admin } from '#shared/admin/text/admin.ts';

/** An admin page's meta tags: its title, and noindex. */
export function describeAdminPage(title: string, siteName: string | undefined): MetaDescriptor[] {
  return [{ title: admin.pageTitle(title, siteName ?? '') }, { name: 'robots', content: 'noindex, nofollow' }];
}
