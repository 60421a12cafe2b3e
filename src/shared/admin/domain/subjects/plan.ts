import { paths } from '../../../domain/site/paths.ts';
import { editing } from '../../text/field-problems.ts';
import { adminSubscriptions } from '../../text/subscriptions.ts';
import { findPlanFaults } from '../subscriptions/check-price.ts';
import { defineSubject } from './define-subject.ts';
import { content, isHidden, labels } from './fields.ts';
import { pagelessRules } from './subject-rules.ts';

const words = adminSubscriptions;

export const planSubject = defineSubject('plan', {
  word: 'planos',
  listedAt: { path: '/admin/ofertas' },
  words: { many: words.tabs.plan, one: words.plan, article: 'o', notFound: words.notFound },
  fields: {
    platformId: { ...content, label: words.platform },
    name: { ...content, label: labels.name },
    priceCents: { ...content, label: words.price },
    period: { ...content, label: words.period },
    hasAds: { ...content, label: words.hasAds },
    resolution: { ...content, label: words.resolution },
    screens: { ...content, label: words.screens },
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
  findFaults: findPlanFaults,
});
