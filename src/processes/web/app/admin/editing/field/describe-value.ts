import { namePerson } from '#shared/admin/domain/dubbing/check-voice.ts';
import { NO_SERVICE } from '#shared/admin/domain/editing/check-lists.ts';
import { nameSection } from '#shared/admin/domain/home-sections.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { adminSimilar } from '#shared/admin/text/similar.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { formatDate } from '#shared/domain/format.ts';
import { crewJobOf } from '#shared/domain/people/crew-jobs.ts';
import { roleOf } from '#shared/domain/people/roles.ts';
import type { HomeCollection, HomePin } from '#shared/domain/site/home-pins.ts';
import { arrangeSections } from '#shared/domain/site/home-sections.ts';
import { NEWS_TOPICS } from '#shared/domain/site/news-topics.ts';
import type { Question } from '#shared/domain/site/page-texts.ts';
import type { FieldKind } from '#shared/domain/subjects/field-values.ts';
import { formatCents } from '#shared/domain/subscriptions/format-price.ts';
import { ASKS, AUDIO_WORDS, type AudioFacts } from '#shared/domain/subscriptions/free-services.ts';
import type { OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import { PERIODS } from '#shared/domain/subscriptions/shown-prices.ts';
import { RESOLUTIONS } from '#shared/domain/subscriptions/subscriptions.ts';
import { isRatingReason, RATING_ORIGINS } from '#shared/domain/titles/age-rating.ts';
import { SERIES_FORMATS } from '#shared/domain/titles/chapters.ts';
import { CINEMA_WORDS } from '#shared/domain/titles/cinema.ts';
import type { CollectionItem, NamedKey } from '#shared/domain/titles/collection-items.ts';
import type { GalleryEdits, OfferEdits, SimilarEdits, TrailerEdits } from '#shared/domain/titles/field-values.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { newsWords } from '#shared/text/news.ts';
import { asksLabels } from '#shared/text/platforms/free.ts';
import { priceWords } from '#shared/text/platforms/prices.ts';
import { ageRating } from '#shared/text/titles/age-rating.ts';
import { audioWords } from '#shared/text/titles/audio.ts';

/** A value as text, to show under a field or compare word by word; empty if there is none. */
export function describeValue(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  switch (kind) {
    case 'rich':
      return typeof value === 'string' ? toPlainLines(value) : '';
    case 'department':
      return typeof value === 'string' ? roleOf(value) || value : '';
    case 'job':
      return typeof value === 'string' ? crewJobOf({ job: value, department: '' }) || value : '';
    case 'date':
      return typeof value === 'string' ? formatDate(value) : '';
    case 'switch':
      return value === true ? adminFields.yes : adminFields.no;
    case 'reasons':
      return Array.isArray(value)
        ? value
            .filter(isRatingReason)
            .map((each) => ageRating.reasons[each])
            .join(', ')
        : '';
    case 'origin':
      return RATING_ORIGINS.filter((each) => each === value)
        .map((each) => ageRating.origins[each])
        .join('');
    case 'cinema':
      return CINEMA_WORDS.filter((each) => each === value)
        .map((each) => adminFields.cinemaWords[each])
        .join('');
    case 'format':
      return SERIES_FORMATS.filter((each) => each === value)
        .map((each) => adminFields.formats[each])
        .join('');
    case 'topic':
      return NEWS_TOPICS.filter((each) => each === value)
        .map((each) => newsWords.topics[each])
        .join('');
    case 'titles':
      return Array.isArray(value) ? describeNamed(value as readonly NamedKey[]) : '';
    case 'aliases':
      return Array.isArray(value) ? value.join(', ') : '';
    case 'watch-urls':
      return describeUrls(value as Record<string, string>);
    case 'offers':
      return Array.isArray(value) ? adminFields.offers(value.length) : describeOffers(value as OfferEdits);
    case 'gallery':
      return Array.isArray(value) ? adminFields.pictures(value.length) : describeOrder(value as GalleryEdits);
    case 'trailers':
      return Array.isArray(value) ? adminFields.videos(value.length) : describeOrder(value as TrailerEdits);
    case 'similar':
      return Array.isArray(value)
        ? adminSimilar.suggestions(value.length)
        : describeSimilar(value as SimilarEdits, adminSimilar.title);
    case 'slugs':
    case 'paths':
      return Array.isArray(value) ? value.join(', ') : '';
    case 'article':
      return value === 'a' || value === 'o' ? adminTaxonomy.articles[value] : '';
    case 'number':
    case 'screens':
      return typeof value === 'number' ? String(value) : '';
    case 'cents':
      return typeof value === 'number' ? formatCents(value) : '';
    case 'asks':
      return ASKS.filter((each) => each === value)
        .map((each) => asksLabels[each])
        .join('');
    case 'period':
      return PERIODS.filter((each) => each === value)
        .map((each) => adminSubscriptions.periods[each])
        .join('');
    case 'resolution':
      return RESOLUTIONS.filter((each) => each === value)
        .map((each) => priceWords.resolutions[each])
        .join('');
    case 'platform':
      return typeof value === 'number' ? nameOf(value) : '';
    case 'platforms':
      return Array.isArray(value) ? value.map(Number).map(nameOf).join(', ') : '';
    case 'questions':
      return Array.isArray(value) ? describeQuestions(value as readonly Question[]) : '';
    case 'pins':
      return Array.isArray(value) ? describePins(value as readonly HomePin[]) : '';
    case 'sections':
      return Array.isArray(value) ? describeSections(value) : '';
    case 'home-collections':
      return Array.isArray(value) ? describeHomeCollections(value as readonly HomeCollection[]) : '';
    case 'voices':
      return Array.isArray(value) ? describeVoices(value as readonly VoiceFields[]) : '';
    case 'own-offers':
      return Array.isArray(value) ? describeOwnOffers(value as readonly OwnOffer[]) : '';
    case 'items':
      return Array.isArray(value) ? describeItems(value as readonly CollectionItem[]) : '';
    default:
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

/** By id, not by name: titles may be renamed before a revision is read. */
function describeItems(items: readonly CollectionItem[]): string {
  return items
    .map(({ kind, titleId, note, isSkippable }, place) => {
      const extra = [note, isSkippable && adminCollections.skippable].filter(Boolean).join(' · ');
      const name = adminCollections.unnamed(subjects[kind].words.one, titleId);
      return `${place + 1}. ${name}${extra && ` (${extra})`}`;
    })
    .join('\n');
}

function describeNamed(named: readonly NamedKey[]): string {
  return named.map(({ kind, titleId }) => adminCollections.unnamed(subjects[kind].words.one, titleId)).join('\n');
}

function describeVoices(voices: readonly VoiceFields[]): string {
  return voices
    .map(({ character, original, voice, voiceId, studio, director, sourceUrl }) =>
      [`${character} (${original}): ${namePerson(voice, voiceId)}`.replace(' ()', ''), studio, director, sourceUrl]
        .filter(Boolean)
        .join(' · '),
    )
    .join('\n');
}

/** By its link, which is of the host of its service. */
function describeOwnOffers(offers: readonly OwnOffer[]): string {
  return offers
    .map(({ url, sourceUrl, checkedOn, expiresOn, ...audio }) =>
      [
        ...[url, ...listAudio(audio), sourceUrl !== url && sourceUrl],
        ...[
          `${adminSubscriptions.checkedOn} ${formatDate(checkedOn)}`,
          `${adminSubscriptions.expiresOn} ${formatDate(expiresOn)}`,
        ],
      ]
        .filter(Boolean)
        .join(' · '),
    )
    .join('\n');
}

/** `nameTitle` gives the name, where it is known. */
export function describeSimilar({ pinned, banned }: SimilarEdits, nameTitle: (id: number) => string): string {
  return [
    ...pinned.map((id, place) => adminSimilar.pinnedAt(nameTitle(id), place + 1)),
    ...banned.map(({ id, reason }) => adminSimilar.bannedWhy(nameTitle(id), reason)),
  ].join('\n');
}

function describeQuestions(questions: readonly Question[]): string {
  return questions.map(({ question, answerHtml }) => `${question}\n${toPlainLines(answerHtml)}`).join('\n\n');
}

function describePins(pins: readonly HomePin[]): string {
  return pins
    .map(({ kind, id, from, until, kicker, headline, text, image }, place) => {
      const words = [kicker, headline, text, image && adminPins.image].filter(Boolean).join(' · ');
      const name = adminCollections.unnamed(subjects[kind].words.one, id);
      return `${place + 1}. ${name}${describeDays({ from, until })}${words && `: ${words}`}`;
    })
    .join('\n');
}

function describeDays({ from, until }: Pick<HomePin, 'from' | 'until'>): string {
  const days = [from && `${adminPins.from} ${formatDate(from)}`, until && `${adminPins.until} ${formatDate(until)}`];
  const said = days.filter(Boolean).join(', ');
  return said && ` (${said})`;
}

function describeSections(value: readonly unknown[]): string {
  return arrangeSections(value)
    .map(
      ({ section, isShown }, place) =>
        `${place + 1}. ${nameSection(section)}${isShown ? '' : ` (${adminPins.hidden})`}`,
    )
    .join('\n');
}

function describeHomeCollections(collections: readonly HomeCollection[]): string {
  return collections
    .map(({ id, from, until }, place) => {
      const name = adminCollections.unnamed(subjects.collection.words.one, id);
      return `${place + 1}. ${name}${describeDays({ from, until })}`;
    })
    .join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of an editor's HTML, one line per paragraph or item. Only shown as text, never as HTML. */
export function toPlainLines(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|h\d|blockquote)>/gi, '\n')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function nameOf(serviceId: number | string): string {
  if (Number(serviceId) === NO_SERVICE) return adminFields.serviceLater;
  return describeWatchService(Number(serviceId), String(serviceId)).label;
}

function describeUrls(urls: Readonly<Record<string, string>>): string {
  return Object.entries(urls)
    .map(([id, url]) => `${nameOf(id)}: ${url}`)
    .join('\n');
}

function listAudio(known: AudioFacts): string[] {
  const fields = Object.keys(AUDIO_WORDS) as (keyof AudioFacts)[];
  return fields.filter((field) => known[field]).map((field) => audioWords[AUDIO_WORDS[field]]);
}

function describeOffers({ added, hidden, audio = [] }: OfferEdits): string {
  const at = (serviceId: number, kind: keyof typeof adminFields.offerKinds) =>
    adminFields.offerAt(nameOf(serviceId), adminFields.offerKinds[kind]);
  return [
    ...added.map(({ serviceId, kind }) => adminFields.addedOffer(at(serviceId, kind))),
    ...hidden.map(({ serviceId, kind, reason, isUnticked }) =>
      (isUnticked ? adminFields.untickedOffer : adminFields.hiddenOffer)(at(serviceId, kind), reason),
    ),
    ...audio.map((known) =>
      adminFields.audioOf(at(known.serviceId, known.kind), listAudio(known).join(', ') || adminFields.noAudioTicked),
    ),
  ].join('\n');
}

function describeOrder(edits: TrailerEdits & { own?: GalleryEdits['own'] }): string {
  const { first, hidden, own = [], added = [] } = edits;
  return [
    first.length > 0 && adminFields.first(first.length),
    hidden.length > 0 && adminFields.left(hidden.length),
    own.length + added.length > 0 && adminFields.ours(own.length + added.length),
  ]
    .filter(Boolean)
    .join(', ');
}
