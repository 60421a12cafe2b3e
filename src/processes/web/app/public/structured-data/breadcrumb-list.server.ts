import type { BreadcrumbListLeaf } from 'schema-dts';
import { buildTrail } from '../../design/trail.ts';

/** The breadcrumb of the page, from the same rules; none for a single crumb. */
export function toBreadcrumbList(
  siteUrl: string,
  path: string,
  names: Readonly<Record<string, string>> = {},
): BreadcrumbListLeaf[] {
  const trail = buildTrail(path, names);
  if (trail.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${siteUrl}${path}#trilha`,
      itemListElement: trail.map(({ label, to }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: label,
        item: siteUrl + to,
      })),
    },
  ];
}
