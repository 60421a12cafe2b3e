import { paths } from '../../../domain/site/paths.ts';
import { editing } from '../../text/field-problems.ts';
import { adminSubscriptions } from '../../text/subscriptions.ts';
import { findBundleFaults } from '../subscriptions/check-price.ts';
import { defineSubject } from './define-subject.ts';
import { content, isHidden, labels } from './fields.ts';
import { pagelessRules } from './subject-rules.ts';

const words = adminSubscriptions;

export const bundleSubject = defineSubject('bundle', {
  word: 'combos',
  listedAt: { path: '/admin/ofertas', query: { ver: 'combos' } },
  words: { many: words.tabs.bundle, one: words.bundle, article: 'o', notFound: words.notFound },
  fields: {
    seller: { ...content, label: words.seller },
    name: { ...content, label: labels.name },
    platformIds: { ...content, label: words.includes },
    priceCents: { ...content, label: words.price },
    period: { ...content, label: words.period },
    sourceUrl: { ...content, label: words.source },
    checkedOn: { ...content, label: words.checkedOn },
    expiresOn: { ...content, label: words.expiresOn },
    isHidden,
  },
  rules: pagelessRules,
  picture: 'backdrop',
  page: paths.platforms,
  refusesPlan: { publishOnPlatformId: editing.planOfPrice },
  isShownByPublishing: true,
  findFaults: findBundleFaults,
});
