/** Pages of the house whose words editors may write over. What nobody wrote is as the specification has it. */
export const TEXT_PAGES = ['about', 'privacy'] as const;
export type TextPage = (typeof TEXT_PAGES)[number];

export interface Question {
  question: string;
  answerHtml: string;
}

/** Those of the policy that hold no table, no button and no name of who is responsible. */
export const PRIVACY_SECTIONS = [
  'coleta',
  'compartilhamento',
  'sites-externos',
  'seguranca',
  'direitos',
  'mudancas',
] as const;
export type PrivacySection = (typeof PRIVACY_SECTIONS)[number];

/** Empty where nothing was written: the page says what it always did. */
export interface PageTexts {
  questions?: Question[];
  sections?: Partial<Record<PrivacySection, string>>;
}

/** What is stored is ours, and yet read as if it were not. */
export function parsePageTexts(value: unknown): PageTexts {
  if (typeof value !== 'object' || value === null) return {};
  const { questions, sections } = value as Record<string, unknown>;
  return {
    ...(Array.isArray(questions) && questions.every(isQuestion) && { questions }),
    ...(typeof sections === 'object' &&
      sections !== null && {
        sections: Object.fromEntries(
          Object.entries(sections).filter(([id, html]) => isSection(id) && typeof html === 'string'),
        ),
      }),
  };
}

function isQuestion(value: unknown): value is Question {
  if (typeof value !== 'object' || value === null) return false;
  const { question, answerHtml } = value as Record<string, unknown>;
  return typeof question === 'string' && typeof answerHtml === 'string';
}

function isSection(id: string): id is PrivacySection {
  return PRIVACY_SECTIONS.some((section) => section === id);
}
