import { paths } from './paths.ts';

/** Our own pages whose texts editors may override. Unedited texts are those of the specification. */
export type TextPage = 'about' | 'privacy';

/** Pages that are edited one by one. Home has no texts of its own here: only whether search engines list it. */
export const PAGE_IDS = { home: 1, about: 2, privacy: 3 } as const;
export type PageName = keyof typeof PAGE_IDS;

/** Where search engines find the page. */
export const PAGE_PATHS: Readonly<Record<PageName, string>> = {
  home: paths.home(),
  about: paths.about(),
  privacy: paths.privacy(),
};

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

/** Of the values of a page. Stored JSON is not trusted: invalid parts are ignored. */
export function parsePageTexts(value: unknown): PageTexts {
  if (typeof value !== 'object' || value === null) return {};
  const { questions, ...others } = value as Record<string, unknown>;
  const sections = Object.entries(others).filter(([id, html]) => isSection(id) && typeof html === 'string');
  return {
    ...(Array.isArray(questions) && questions.every(isQuestion) && { questions }),
    ...(sections.length > 0 && { sections: Object.fromEntries(sections) }),
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
