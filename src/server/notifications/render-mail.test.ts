import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { NOTIFICATION_KINDS, type NotificationKind } from '#shared/admin/domain/notifications/kinds.ts';
import type { NotificationText } from '#shared/admin/domain/notifications/listed.ts';
import { samplePayloads } from '../../../test/hostile-text/payloads.ts';
import { renderMail } from './render-mail.ts';

const site = { product: 'Lanterninha', siteUrl: 'https://lanterninha.example' };
const UNSUBSCRIBE = 'https://lanterninha.example/admin/notificacoes/sair?codigo=a.b.c';
/** The corpus, and what only e-mails have: headers, signatures and the direction of text. */
const attacks = [
  ...samplePayloads(120),
  ...['x\r\nBcc: a@b.example', 'x\n-- \nSuporte', 'x\u2028-- ', '\u202Ecod.exe', '=?utf-8?B?YQ==?=', '"><a@b.example>'],
];
const about = (kind: NotificationKind, words: string): NotificationText => ({
  ...{ kind, entity: 'movie', entityId: 1, title: words, actorName: words, isPersonal: true },
  details: {
    ...{ fields: ['overview', words], reviewId: '00000000-0000-4000-8000-000000000000', quote: words },
    ...{ reason: words, routine: words, action: words, network: words, day: words, count: 2 },
  },
});
const render = (...events: NotificationText[]) => renderMail(events, site, UNSUBSCRIBE);

test('an e-mail says who did what, quotes the note, and links to where its reader can act', () => {
  const event = { ...about('review-asked', ''), title: 'O Agente Secreto', actorName: 'Clara Reis' };
  const details = { fields: ['overview', 'tagline'], reviewId: 'r-1', quote: 'Sem entregar\no final.' };
  const { subject, text, html } = render({ ...event, details });
  expect(subject).toBe('Clara Reis pediu sua revisão em O Agente Secreto');
  expect(text).toBe(
    [
      ...['Clara Reis pediu sua revisão em O Agente Secreto', '', 'Mudou: Sinopse, Frase do cartaz', ''],
      ...['> Sem entregar', '> o final.', '', 'Revisar:', 'https://lanterninha.example/admin/revisoes/r-1', ''],
      ...['-- ', 'Você recebe este e-mail porque faz parte da Redação do Lanterninha.'],
      ...['Mudar o que chega por e-mail:', 'https://lanterninha.example/admin/conta/notificacoes'],
      ...['Parar estes e-mails:', UNSUBSCRIBE, ''],
    ].join('\n'),
  );
  expect(parse(html).querySelector('h1')?.text).toBe(subject);
});

test('a digest has each notification once, with its own link', () => {
  const { subject, html, text } = render(about('published', 'Um'), about('conflict', 'Dois'));
  expect(subject).toBe('2 notificações da Redação');
  expect(parse(html).querySelectorAll('a').length).toBe(4);
  expect(text.match(/^\* /gm)?.length).toBe(2);
});

describe('hostile words', () => {
  test.each(NOTIFICATION_KINDS)('stay words in every e-mail of the kind %s', (kind) => {
    const plain = render(about(kind, 'x'), about('mention', 'x'));
    const shape = shapeOf(plain.html);
    for (const attack of attacks) {
      for (const mail of [render(about(kind, attack), about('mention', attack)), render(about(kind, attack))]) {
        expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
        expect(linksOf(mail.html).every((link) => link.startsWith(`${site.siteUrl}/admin/`))).toBe(true);
        // No line of a member's text begins like the signature or a link of ours.
        expect(mail.text.split('\n').filter((line) => line === '-- ')).toEqual(['-- ']);
      }
      expect(shapeOf(render(about(kind, attack), about('mention', attack)).html)).toEqual(shape);
    }
  });
});

/** Every element with the names of its attributes; line breaks of a quote are the only elements that words may add. */
function shapeOf(html: string): string[] {
  return parse(html, { comment: true })
    .querySelectorAll('*')
    .map(({ rawTagName, attributes }) => `${rawTagName.toLowerCase()} ${Object.keys(attributes).join()}`)
    .filter((element) => element !== 'br ');
}

function linksOf(html: string): string[] {
  return parse(html)
    .querySelectorAll('[href], [src], [action], [background]')
    .map((element) => element.getAttribute('href') ?? 'other');
}
