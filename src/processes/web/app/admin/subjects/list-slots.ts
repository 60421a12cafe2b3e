import type { ComponentType } from 'react';
import type { ListedSubject } from '#shared/admin/domain/listed.ts';
import type { Listed } from '#shared/admin/domain/subjects/subjects.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import { Sagas } from '../collections/sagas.tsx';
import { HiddenPagesPanel } from '../site/hidden-pages-panel.tsx';
import type { ListPageProps } from './list-page-props.ts';
import type { NewPageProps } from './new-page-props.ts';

interface ListSlots {
  intro?: string;
  /** Instead of the number of rows. */
  countOf?: (lines: readonly ListedSubject<Listed>[]) => string;
  Below?: ComponentType<ListPageProps>;
  /** Below the form of a new one. */
  BelowNew?: ComponentType<NewPageProps>;
}

const taxonomy = (kind: TaxonomyKind): ListSlots => ({
  intro: adminTaxonomy.intro[kind],
  countOf(lines) {
    const visible = lines.filter(({ state }) => state === 'on-air').length;
    const count = adminTaxonomy.counts[kind](visible);
    return lines.length > visible ? adminTaxonomy.besides(count, lines.length - visible) : count;
  },
});

/** What the lists and new screens of some subjects have besides. Apart from `screens.ts`, so that a list loads no editor. */
export const listSlots: { readonly [E in Listed]?: ListSlots } = {
  collection: { BelowNew: Sagas },
  genre: taxonomy('genre'),
  platform: taxonomy('platform'),
  page: { intro: adminPages.intro, countOf: () => '', Below: HiddenPagesPanel },
};
