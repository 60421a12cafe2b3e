import { type PageTexts, PRIVACY_SECTIONS, type Question, type TextPage } from '../../domain/site/page-texts.ts';
import type { FormMap } from './field-form.ts';

/** Inputs `question:0` and `answer:0`, in the order of their numbers, or `section:coleta`. */
export function parsePageForm(page: TextPage, form: FormMap): PageTexts {
  if (page === 'about') return { questions: parseQuestions(form) };
  const sections = PRIVACY_SECTIONS.map((id) => [id, form.get(`section:${id}`) ?? ''] as const);
  return { sections: Object.fromEntries(sections) };
}

function parseQuestions(form: FormMap): Question[] {
  const places = [...form.keys()].flatMap((name) => /^question:(\d{1,3})$/.exec(name)?.[1] ?? []).map(Number);
  return places
    .toSorted((one, other) => one - other)
    .map((place) => ({
      question: form.get(`question:${place}`)?.trim() ?? '',
      answerHtml: form.get(`answer:${place}`) ?? '',
    }));
}

/** Ticked paths, and typed ones separated by white space. */
export function parseHiddenForm(form: FormMap): string[] {
  const ticked = [...form.keys()].flatMap((name) => /^path:(\/.*)$/.exec(name)?.[1] ?? []);
  const typed = (form.get('others') ?? '').split(/\s+/).filter(Boolean);
  return [...ticked, ...typed];
}
