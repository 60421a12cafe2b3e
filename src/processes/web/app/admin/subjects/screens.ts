import { taxonomyHints } from '#shared/admin/domain/taxonomy-hints.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminNews } from '#shared/admin/text/news.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { HOME_SLICES } from '#shared/domain/limits.ts';
import { pageOf } from '#shared/domain/site/page-texts.ts';
import { CREATED_RECORDS, type CreatedRecord, factsOf } from '#shared/domain/subjects/records.ts';
import { CollectionBelow } from '../collections/collection-below.tsx';
import { CoverControl } from '../collections/cover-control.tsx';
import { ItemsColumn } from '../collections/items-column.tsx';
import { VoicesTab } from '../dubbing/voices-tab.tsx';
import { CreditsTab } from '../editing/credits/credits-tab.tsx';
import { PersonMergePanel } from '../editing/merging/merge-panel.tsx';
import { OfferForm } from '../editing/own-offers/offer-form.tsx';
import type { SubjectScreen } from '../editing/screen.ts';
import { SeasonsTab } from '../editing/seasons/seasons-tab.tsx';
import { OwnPictures } from '../editing/upload-form.tsx';
import { CollectionsControl } from '../site/home/collections-control.tsx';
import { HomeAbove, HomeBelow, HomeFields } from '../site/home/home-screen.tsx';
import { SectionsControl } from '../site/home/sections-control.tsx';
import { PinsControl } from '../site/pins-control.tsx';
import { PlatformControl, PlatformsControl } from '../subscriptions/platform-control.tsx';
import { forEach } from './for-each.ts';
import { RecordMenu } from './record-menu.tsx';

const sourced: SubjectScreen = { hintOf: ({ title }, field) => adminEditing.hints[field]?.(title) };

const title: SubjectScreen = {
  ...sourced,
  Tabs: { people: CreditsTab, voices: VoicesTab },
  Below: { watch: OfferForm, pictures: OwnPictures },
};

const taxonomy = (entity: 'genre' | 'platform'): SubjectScreen => ({
  hintOf({ id, fields }, field) {
    const ownUrl = fields.find((each) => each.field === 'serviceUrl')?.provider;
    return taxonomyHints(entity, id, ownUrl)[field];
  },
});

const record = (entity: CreatedRecord): SubjectScreen => ({
  Menu: RecordMenu,
  required: factsOf(entity).required ?? [],
});

const price = (entity: 'plan' | 'bundle'): SubjectScreen => ({
  ...record(entity),
  hintOf: (_, field) => adminSubscriptions.hints[field],
});

/** What the edit screens of some subjects have besides their fields: the only place of the pages that knows subjects. */
export const subjectScreens: { readonly [E in Exclude<Editable, 'robots'>]: SubjectScreen } = {
  ...forEach(CREATED_RECORDS, record),
  movie: title,
  series: { ...title, Tabs: { ...title.Tabs, seasons: SeasonsTab } },
  person: { ...sourced, Below: { pictures: OwnPictures, relations: PersonMergePanel } },
  collection: {
    ...record('collection'),
    Below: { content: CollectionBelow },
    Beside: { content: ItemsColumn },
    controls: { coverPath: CoverControl },
    hintOf: (_, field) => adminCollections.hints[field],
    placeholders: { titleH2: adminCollections.about },
  },
  news: { ...record('news'), hintOf: (_, field) => adminNews.hints[field] },
  plan: { ...price('plan'), controls: { platformId: PlatformControl } },
  bundle: { ...price('bundle'), controls: { platformIds: PlatformsControl } },
  service: {
    ...record('service'),
    controls: { platformId: PlatformControl },
    hintOf: (_, field) => adminFreeServices.hints[field],
  },
  genre: taxonomy('genre'),
  platform: taxonomy('platform'),
  page: {
    introOf({ id }, tab) {
      const page = pageOf(id) ?? 'home';
      return tab === 'seo' && page !== 'home' ? '' : adminPages.hints[page];
    },
    hintOf: (_, field) => (field === 'isNoindex' ? adminPages.noindexHint : undefined),
  },
  home: {
    Above: { content: HomeAbove },
    Below: { content: HomeBelow },
    Beside: { content: null },
    Fields: HomeFields,
    controls: { pins: PinsControl, sections: SectionsControl, collections: CollectionsControl },
    introOf: () => adminPins.intro(HOME_SLICES.banners),
    hintOf: (_, field) => (field === 'sections' ? adminPins.moveHint : undefined),
  },
};
