import { paths } from '../../../domain/site/paths.ts';
import { editing } from '../../text/field-problems.ts';
import { adminFreeServices } from '../../text/free-services.ts';
import { adminSubscriptions } from '../../text/subscriptions.ts';
import { findServiceFaults } from '../subscriptions/check-price.ts';
import { defineSubject } from './define-subject.ts';
import { content, isHidden, labels } from './fields.ts';
import { pagelessRules } from './subject-rules.ts';

const words = adminFreeServices;

export const serviceSubject = defineSubject('service', {
  word: 'servicos',
  listedAt: { path: '/admin/ofertas/gratis' },
  words: { many: words.title, one: words.service, article: 'o', notFound: adminSubscriptions.notFound },
  fields: {
    platformId: { ...content, label: words.existing },
    name: { ...content, label: labels.name },
    article: { ...content, label: words.article },
    about: { ...content, label: words.about },
    url: { ...content, label: words.url },
    asks: { ...content, label: words.asks },
    asksOther: { ...content, label: words.asksOther },
    hasAds: { ...content, label: adminSubscriptions.hasAds },
    isPublic: { ...content, label: words.isPublic },
    sourceUrl: { ...content, label: adminSubscriptions.source },
    checkedOn: { ...content, label: adminSubscriptions.checkedOn },
    expiresOn: { ...content, label: adminSubscriptions.expiresOn },
    offersCheckedOn: { ...content, label: words.offersCheckedOn },
    isHidden,
  },
  rules: pagelessRules,
  picture: 'backdrop',
  page: paths.platforms,
  refusesPlan: { publishOnPlatformId: editing.planOfPrice },
  isShownByPublishing: true,
  findFaults: findServiceFaults,
});
