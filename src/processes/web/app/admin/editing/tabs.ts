import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { fieldsOf, listFields } from '#shared/admin/domain/editing/editable-fields.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { type Editable, isFromTmdb } from '#shared/domain/entities.ts';

export type Tab = keyof typeof WORDS;

/** A tab's name in the address, `?aba=seo`. `compare` is opened from a conflict and has no tab. */
const WORDS = {
  content: 'conteudo',
  seasons: 'temporadas',
  watch: 'onde-assistir',
  rating: 'classificacao',
  pictures: 'imagens',
  people: 'pessoas',
  voices: 'vozes',
  relations: 'relacoes',
  address: 'endereco',
  seo: 'seo',
  history: 'historico',
  data: 'dados',
  compare: 'comparar',
} as const;

export function listTabs(entity: Editable, id: number): Tab[] {
  const tabs = Object.keys(WORDS) as Tab[];
  const known = listFields(entity, id);
  return tabs.filter(
    (tab) =>
      tab === 'history' ||
      (tab === 'data' && isFromTmdb(entity)) ||
      (tab === 'people' && (entity === 'movie' || entity === 'series')) ||
      fieldsOn(entity, tab).some((field) => known.includes(field)),
  );
}

export function labelOf(entity: Editable, tab: Exclude<Tab, 'compare'>): string {
  return tab === 'pictures' && entity === 'person' ? adminEditing.tabs.photos : adminEditing.tabs[tab];
}

export function parseTab(entity: Editable, id: number, word: string | null): Tab {
  const tab = (Object.keys(WORDS) as Tab[]).find((each) => WORDS[each] === word) ?? 'content';
  const tabs = listTabs(entity, id);
  return tab === 'compare' || tabs.includes(tab) ? tab : (tabs[0] ?? 'content');
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
