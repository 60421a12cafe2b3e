import type { PeopleNames } from '#shared/admin/domain/editing/editable-fields.ts';
import { type Described, describeNotification, toPlainSentence } from '#shared/admin/domain/notifications/describe.ts';
import type { NotificationKind } from '#shared/admin/domain/notifications/kinds.ts';
import type { NotificationText } from '#shared/admin/domain/notifications/listed.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminMail } from '#shared/admin/text/staff/mail.ts';
import { escapeXml } from '#shared/domain/xml.ts';

export interface MailParts {
  subject: string;
  text: string;
  html: string;
}

interface MailSite {
  product: string;
  /** Origin without a slash. */
  siteUrl: string;
}

/** One notification, or several as a digest. Names, titles and notes are words of members: all are escaped, none starts a header. */
export function renderMail(
  events: readonly NotificationText[],
  site: MailSite,
  unsubscribeUrl: string,
  people: PeopleNames = {},
): MailParts {
  const entries = events.map((event) => ({ kind: event.kind, ...describeNotification(event, people) }));
  const [first] = entries;
  if (!first) throw new Error('an e-mail without notifications');
  const isDigest = entries.length > 1;
  const heading = isDigest ? adminMail.digest(entries.length) : toOneLine(toPlainSentence(first.sentence));
  return {
    subject: heading,
    text: toText(entries, { heading, isDigest, site, unsubscribeUrl }),
    html: toHtml(entries, { heading, isDigest, site, unsubscribeUrl }),
  };
}

type Entry = Described & { kind: NotificationKind };
interface Frame {
  heading: string;
  isDigest: boolean;
  site: MailSite;
  unsubscribeUrl: string;
}

const preferencesUrl = ({ siteUrl }: MailSite) => siteUrl + adminPaths.notificationPreferences();
/** Control characters, line breaks among them, and marks that reverse the direction of what follows. */
const toOneLine = (text: string) =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
const toLines = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/).map(toOneLine);

function toText(entries: readonly Entry[], { heading, isDigest, site, unsubscribeUrl }: Frame): string {
  const parts = entries.flatMap(({ sentence, hints, quote, action }) => [
    ...(isDigest ? [`* ${toOneLine(toPlainSentence(sentence))}`] : []),
    ...hints.map(toOneLine),
    // Quoted as mail programs do: no line of it can be taken for a line of ours.
    ...(quote ? ['', ...toLines(quote).map((line) => `> ${line}`)] : []),
    ...['', `${action.label}:`, site.siteUrl + action.to, ''],
  ]);
  return [
    ...[heading, '', ...parts, '-- ', adminMail.why(site.product), `${adminMail.change}:`, preferencesUrl(site)],
    ...[`${adminMail.stop}:`, unsubscribeUrl, ''],
  ].join('\n');
}

const FONT = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif";

/** On white, inline styles only, no picture and nothing loaded from anywhere: opening it reports nothing to anyone. */
function toHtml(entries: readonly Entry[], { heading, isDigest, site, unsubscribeUrl }: Frame): string {
  const e = (text: string) => escapeXml(toOneLine(text));
  const body = entries.map(({ sentence, hints, quote, action }) =>
    [
      isDigest ? `<p style="margin:24px 0 4px;font-size:16px">${sentence.map(toRich).join('')}</p>` : '',
      ...hints.map((hint) => `<p style="margin:4px 0;font-size:15px;color:#3a3c40">${e(hint)}</p>`),
      quote
        ? `<blockquote style="margin:16px 0;padding:4px 0 4px 14px;border-left:3px solid #b57b1e;font-size:16px">${toLines(quote).map(e).join('<br>')}</blockquote>`
        : '',
      `<p style="margin:16px 0 0"><a href="${escapeXml(site.siteUrl + action.to)}" style="${toButton(isDigest)}">${e(action.label)}</a></p>`,
    ].join(''),
  );
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><title>${e(heading)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:#ffffff;color:#17181a;${FONT};line-height:1.5">`,
    '<div style="max-width:520px;margin:0 auto">',
    `<p style="margin:0 0 20px;padding-bottom:14px;border-bottom:1px solid #dcdcdc"><b style="font-size:18px">${e(site.product)}</b> <span style="color:#5c5e62">${e(adminMail.admin)}</span></p>`,
    `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25">${e(heading)}</h1>`,
    ...body,
    '<p style="margin:28px 0 0;padding-top:14px;border-top:1px solid #dcdcdc;font-size:13px;color:#5c5e62">',
    `${e(adminMail.why(site.product))}<br>`,
    `<a href="${escapeXml(preferencesUrl(site))}" style="color:#5c5e62">${e(adminMail.change)}</a> · `,
    `<a href="${escapeXml(unsubscribeUrl)}" style="color:#5c5e62">${e(adminMail.stop)}</a></p>`,
    '</div></body></html>',
  ].join('\n');
}

function toRich(piece: Described['sentence'][number]): string {
  return typeof piece === 'string' ? escapeXml(piece) : `<b>${escapeXml(toOneLine(piece.name))}</b>`;
}

/** One button in an e-mail about one thing; links in a digest. */
function toButton(isDigest: boolean): string {
  if (isDigest) return 'color:#7a4d00;font-weight:600';
  return 'display:inline-block;padding:12px 22px;border-radius:6px;background:#241705;color:#ffffff;font-weight:600;text-decoration:none';
}
