import type { MetaDescriptor } from 'react-router';
import { admin } from '#shared/text/admin.ts';

/** What a page of the newsroom says of itself: its name, and that it is nobody's to find. */
export function describeAdminPage(title: string, siteName: string | undefined): MetaDescriptor[] {
  return [{ title: admin.pageTitle(title, siteName ?? '') }, { name: 'robots', content: 'noindex, nofollow' }];
}
