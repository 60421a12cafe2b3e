import { defineRecord } from './define-record.ts';

/** Platforms that are sold together with something else. */
export const bundleRecord = defineRecord({
  fields: {
    seller: 'line',
    name: 'line',
    platformIds: 'platforms',
    priceCents: 'cents',
    period: 'period',
    sourceUrl: 'url',
    checkedOn: 'date',
    expiresOn: 'date',
    isHidden: 'switch',
  },
  face: { title: 'name' },
  required: ['seller', 'name', 'platformIds', 'sourceUrl', 'checkedOn', 'expiresOn'],
  unique: ['seller', 'name'],
});
