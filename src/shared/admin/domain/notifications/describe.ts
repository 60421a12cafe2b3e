import { formatShortDate } from '../../../domain/format.ts';
import { adminNeeds } from '../../text/dashboard-needs.ts';
import { adminNotices } from '../../text/staff/notices.ts';
import { adminNotifications, type Piece } from '../../text/staff/notifications.ts';
import { labelOfField, type PeopleNames } from '../editing/editable-fields.ts';
import { LIBRARY_VIEWS } from '../media/library.ts';
import { adminPaths, mediaPath } from '../paths.ts';
import { subjectPath } from '../subjects/subject-paths.ts';
import type { NotificationText } from './listed.ts';

export interface Described {
  sentence: Piece[];
  /** Lines below it. */
  hints: string[];
  quote: string;
  action: { label: string; to: string };
}

const words = adminNotifications;

/** A notification in words, for the screen and for e-mails. */
export function describeNotification(event: NotificationText, people: PeopleNames = {}): Described {
  const { kind, details } = event;
  const fields = (details.fields ?? []).map((field) => labelOfField(field, people)).join(', ');
  const changed = fields ? [words.changed(fields)] : [];
  return {
    sentence: toSentence(event, fields),
    hints: {
      'review-asked': changed,
      'review-approved': changed,
      'review-returned': changed,
      mention: [],
      published: details.isPlanned ? changed : [words.hints.published, ...changed],
      'plan-failed': [details.reason ?? '', words.hints['plan-failed']].filter(Boolean),
      conflict: [...changed, words.hints.conflict],
      'offer-expiring': [words.hints['offer-expiring']],
      'picture-expiring': [words.hints['picture-expiring']],
      'picture-expired': [words.hints['picture-expired']],
      'picture-unused': [words.hints['picture-unused']],
      'links-broken': [words.hints['links-broken']],
      'routine-failed': [words.hints['routine-failed']],
      'credential-changed': [
        ...(details.network ? [words.from(details.network)] : []),
        words.hints['credential-changed'],
      ],
    }[kind],
    quote: details.quote ?? '',
    action: { label: words.actions[kind], to: toPath(event) },
  };
}

function toSentence(event: NotificationText, fields: string): Piece[] {
  const { kind, actorName, details, isPersonal } = event;
  const { sentences } = words;
  const title = event.title || words.untitled;
  switch (kind) {
    case 'review-asked':
      return sentences[kind](actorName, title, isPersonal);
    case 'review-approved':
    case 'review-returned':
      return sentences[kind](actorName, title);
    case 'mention':
      return sentences[kind](actorName, title, fields);
    case 'published':
      return details.isPlanned ? sentences.carriedOut(title) : sentences[kind](actorName, title);
    case 'plan-failed':
      return sentences[kind](title);
    case 'conflict':
      return sentences[kind](title, details.fields?.length ?? 0);
    case 'offer-expiring':
    case 'picture-expiring':
    case 'picture-expired':
    case 'picture-unused':
      return sentences[kind](details.count ?? 0, formatShortDate(details.day));
    case 'links-broken':
      return sentences[kind](details.count ?? 0);
    case 'routine-failed':
      return sentences[kind](adminNeeds.jobNames[details.routine ?? ''] ?? details.routine ?? '');
    case 'credential-changed':
      return sentences[kind](adminNotices.events[details.action ?? ''] ?? details.action ?? '');
  }
}

/** Where the recipient can act. */
function toPath({ kind, entity, entityId, details: { reviewId } }: NotificationText): string {
  if (kind === 'credential-changed') return adminPaths.account();
  if (kind === 'offer-expiring') return adminPaths.subscriptions();
  if (kind === 'picture-expiring') return mediaPath({ ver: LIBRARY_VIEWS.expiring });
  if (kind === 'picture-expired') return mediaPath({ ver: LIBRARY_VIEWS.expired });
  if (kind === 'picture-unused') return mediaPath({ ver: LIBRARY_VIEWS.unused });
  if (kind === 'links-broken') return adminPaths.links();
  if (kind === 'routine-failed' || entity === null || entityId === null) return adminPaths.dashboard();
  if (kind === 'conflict') return subjectPath(entity, entityId, { aba: 'comparar' });
  if (reviewId && kind !== 'review-returned') return adminPaths.review(reviewId);
  return subjectPath(entity, entityId);
}

/** The sentence without emphasis. */
export function toPlainSentence(sentence: readonly Piece[]): string {
  return sentence.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('');
}
