import { OWN_SERVICE_IDS_FROM } from '../titles/watch-services.ts';
import { defineRecord } from './define-record.ts';

/** A service that costs nothing. It becomes a platform, unless it describes one that TMDB knows. */
export const serviceRecord = defineRecord({
  fields: {
    platformId: 'platform',
    name: 'line',
    article: 'article',
    about: 'line',
    url: 'url',
    asks: 'asks',
    asksOther: 'line',
    hasAds: 'switch',
    isPublic: 'switch',
    sourceUrl: 'url',
    checkedOn: 'date',
    expiresOn: 'date',
    offersCheckedOn: 'date',
    isHidden: 'switch',
  },
  face: { title: 'name' },
  required: ['name', 'article', 'about', 'url', 'asks', 'sourceUrl', 'checkedOn', 'expiresOn'],
  unique: ['name'],
  // Also those of their platforms.
  idsFrom: OWN_SERVICE_IDS_FROM,
});
