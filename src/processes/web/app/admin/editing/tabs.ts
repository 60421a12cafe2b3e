import { findEditableField } from '#shared/admin/domain/check-field.ts';
import { fieldsOf } from '#shared/admin/domain/editable-fields.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import type { Editable } from '#shared/domain/entities.ts';

export type Tab = keyof typeof WORDS;

/** A tab's name in the address, `?aba=seo`. `compare` is opened from a conflict and has no tab. */
const WORDS = {
  content: 'conteudo',
  seasons: 'temporadas',
  watch: 'onde-assistir',
  rating: 'classificacao',
  pictures: 'imagens',
  relations: 'relacoes',
  seo: 'seo',
  history: 'historico',
  data: 'dados',
  compare: 'comparar',
} as const;

export function listTabs(entity: Editable): Tab[] {
  const tabs = Object.keys(WORDS) as Tab[];
  return tabs.filter(
    (tab) => tab === 'history' || (tab === 'data' && entity !== 'collection') || fieldsOn(entity, tab).length > 0,
  );
}

export function labelOf(entity: Editable, tab: Exclude<Tab, 'compare'>): string {
  return tab === 'pictures' && entity === 'person' ? adminEditing.tabs.photos : adminEditing.tabs[tab];
}

export function parseTab(entity: Editable, word: string | null): Tab {
  const tab = (Object.keys(WORDS) as Tab[]).find((each) => WORDS[each] === word) ?? 'content';
  return tab === 'compare' || listTabs(entity).includes(tab) ? tab : 'content';
}

/** The first tab has no parameter in the address. */
export function tabParameters(tab: Tab): Record<string, string> {
  return tab === 'content' ? {} : { aba: WORDS[tab] };
}

/** The fields of a tab, in screen order. The switches are beside them on every tab. */
export function fieldsOn(entity: Editable, tab: Tab): string[] {
  return tab === 'history' || tab === 'data' || tab === 'compare' ? [] : fieldsOf(entity, tab);
}

/** The tab on which a field is edited. */
export function tabOf(entity: Editable, name: string): Tab {
  const { tab } = findEditableField(entity, name) ?? { tab: 'aside' };
  return tab === 'aside' ? 'content' : tab;
}
