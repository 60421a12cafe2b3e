import { defineRecord } from './define-record.ts';

/** What a platform costs. */
export const planRecord = defineRecord({
  fields: {
    platformId: 'platform',
    name: 'line',
    priceCents: 'cents',
    period: 'period',
    hasAds: 'switch',
    resolution: 'resolution',
    screens: 'screens',
    sourceUrl: 'url',
    checkedOn: 'date',
    expiresOn: 'date',
    isHidden: 'switch',
  },
  face: { title: 'name' },
  required: ['platformId', 'name', 'priceCents', 'period', 'sourceUrl', 'checkedOn', 'expiresOn'],
  unique: ['platformId', 'name'],
});
