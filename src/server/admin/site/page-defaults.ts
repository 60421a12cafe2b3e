import { escapeHtml } from '#shared/domain/html.ts';
import type { PageTexts, PrivacySection, TextPage } from '#shared/domain/site/page-texts.ts';
import { about } from '#shared/text/about.ts';
import { privacy } from '#shared/text/privacy.ts';

const toHtml = (texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
const toList = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

/** The default texts of the pages, in the form an editor's texts have. */
export function defaultPageTexts(page: TextPage, product: string): Required<PageTexts> {
  return {
    questions:
      page === 'about'
        ? about.questions(product).map(({ question, answer }) => ({ question, answerHtml: toHtml([answer]) }))
        : [],
    sections: page === 'privacy' ? defaultSections(product) : {},
  };
}

function defaultSections(product: string): Record<PrivacySection, string> {
  return {
    coleta: toHtml(privacy.collectionText(product)),
    compartilhamento: toHtml(privacy.sharingText),
    'sites-externos': toHtml(privacy.externalSitesText),
    seguranca: toHtml(privacy.securityText),
    direitos: toHtml([privacy.rightsText]) + toList(privacy.rightsList) + toHtml([privacy.rightsEnd]),
    mudancas: toHtml(privacy.changesText),
  };
}
