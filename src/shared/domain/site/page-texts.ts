/** Our own pages whose texts editors may override. Unedited texts are those of the specification. */
export type TextPage = 'about' | 'privacy';

/** Pages that are edited one by one. Home has no texts of its own here: only whether search engines list it. */
export const PAGE_IDS = { home: 1, about: 2, privacy: 3 } as const;
export type PageName = keyof typeof PAGE_IDS;

export function pageOf(id: number): PageName | undefined {
  return (Object.keys(PAGE_IDS) as PageName[]).find((page) => PAGE_IDS[page] === id);
}

export interface Question {
  question: string;
  answerHtml: string;
}

/** Sections of the privacy policy without a table, a button or the controller's name. */
export const PRIVACY_SECTIONS = [
  'coleta',
  'compartilhamento',
  'sites-externos',
  'seguranca',
  'direitos',
  'mudancas',
] as const;
export type PrivacySection = (typeof PRIVACY_SECTIONS)[number];

/** Absent texts fall back to the defaults. */
export interface PageTexts {
  questions?: Question[];
  sections?: Partial<Record<PrivacySection, string>>;
}

/** The same by field, as editors change them, and whether search engines must not list the page. */
export interface PageOverrides extends Partial<Record<PrivacySection, string>> {
  questions?: Question[];
  isNoindex?: boolean;
}

/** Stored JSON is not trusted: invalid parts are ignored. */
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
