import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { seo } from '#shared/text/seo.ts';
import { textOf } from '../controls/control.ts';
import { toPlainLines } from '../field/describe-value.ts';
import type { Draft } from './use-draft.ts';

/** The generated default of an empty field: its slug, search title and search description come from us, because TMDB has none. */
export function describeAutomatic(field: string, subject: EditedSubject, draft: Draft): string | undefined {
  // Once editors have published their own slug, the default one is unknown here.
  if (field === 'slug')
    return subject.fields.find((each) => each.field === field)?.published?.value ? '' : subject.path;
  if (field !== 'seoTitle' && field !== 'seoDescription') return undefined;
  return describeDraft(subject, draft)[field === 'seoTitle' ? 'title' : 'description'];
}

/** The title and description search engines and chats would show, with the unsaved text. */
export function describeDraft(subject: EditedSubject, draft: Draft): { title: string; description: string } {
  const { entity, year } = subject;
  const shown = (field: string) => {
    const provider = subject.fields.find((each) => each.field === field)?.provider;
    return textOf(draft.state.fields[field]?.value ?? provider).trim();
  };
  if (entity === 'person') {
    const name = shown('name');
    return {
      title: shown('seoTitle') || seo.personTitle(name),
      description: shown('seoDescription') || toPlainLines(shown('biography')) || seo.personDescription(name, ''),
    };
  }
  if (entity === 'collection') {
    const name = shown('name');
    return {
      title: shown('seoTitle') || shown('titleH1') || name,
      description: shown('seoDescription') || shown('shortDescription') || shown('descriptionH1'),
    };
  }
  const [name, words] = [shown('title'), entity === 'movie' ? seo.movieDescription : seo.seriesDescription];
  return {
    title: shown('seoTitle') || seo.movieTitle(name, year),
    description: shown('seoDescription') || shown('overview') || words(name, year, ''),
  };
}
