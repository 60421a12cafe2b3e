import type { BreadcrumbListLeaf } from 'schema-dts';
import { buildTrail } from '../ui/trail.ts';

/** The trail the page shows: the same rules make both. Of one crumb there is none. */
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
