import { editableFields } from '#shared/admin/domain/editable-fields.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import type { Editable } from '#shared/domain/entities.ts';

export type Tab = keyof typeof WORDS;

/** A tab's name in the address, `?aba=seo`. `compare` is opened from a conflict and has no tab. */
const WORDS = {
  content: 'conteudo',
  watch: 'onde-assistir',
  rating: 'classificacao',
  pictures: 'imagens',
  relations: 'relacoes',
  seo: 'seo',
  history: 'historico',
  data: 'dados',
  compare: 'comparar',
} as const;

/** The fields of each tab, in screen order. The switches are beside them on every tab. */
const FIELDS: Partial<Record<Tab, readonly string[]>> = {
  content: [
    'title',
    'name',
    'overview',
    'tagline',
    'releaseDate',
    'department',
    'birthday',
    'birthplace',
    'deathday',
    'biography',
    'instagramId',
    'twitterId',
    'facebookId',
    'curiosities',
    'additionalInfos',
    'slug',
    'titleH1',
    'descriptionH1',
    'titleH2',
    'descriptionH2',
    'shortDescription',
    'coverPath',
    'isChronological',
    'items',
  ],
  watch: ['ticketUrl', 'offers', 'watchUrls'],
  rating: ['certification'],
  pictures: ['posterPath', 'backdropPath', 'profilePath', 'gallery', 'trailers'],
  relations: ['aliases'],
  seo: ['slug', 'seoTitle', 'seoDescription'],
};

export function fieldsOf(entity: Editable, tab: Tab): string[] {
  return (FIELDS[tab] ?? []).filter(
    (field) => Object.hasOwn(editableFields[entity], field) && !isElsewhere(entity, tab, field),
  );
}

/** A collection's slug is on the content tab, a film's on the SEO tab. */
function isElsewhere(entity: Editable, tab: Tab, field: string): boolean {
  return field === 'slug' && (tab === 'content') !== (entity === 'collection');
}

export function listTabs(entity: Editable): Tab[] {
  const tabs = Object.keys(WORDS) as Tab[];
  return tabs.filter(
    (tab) => tab === 'history' || (tab === 'data' && entity !== 'collection') || fieldsOf(entity, tab).length > 0,
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

/** The tab on which a field is edited. */
export function tabOf(field: string): Tab {
  const found = Object.entries(FIELDS).find(([, fields]) => fields.includes(field));
  return (found?.[0] as Tab | undefined) ?? 'content';
}
