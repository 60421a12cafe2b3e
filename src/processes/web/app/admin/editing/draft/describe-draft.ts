import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { factsOf, isCreated } from '#shared/domain/subjects/records.ts';
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
  if (isCreated(entity)) {
    const { title: name = '', heading = name, texts = [] } = factsOf(entity).face ?? {};
    return {
      title: shown('seoTitle') || shown(heading) || shown(name),
      description: ['seoDescription', ...texts].map(shown).find(Boolean) ?? '',
    };
  }
  const [name, words] = [shown('title'), entity === 'movie' ? seo.movieDescription : seo.seriesDescription];
  return {
    title: shown('seoTitle') || seo.movieTitle(name, year),
    description: shown('seoDescription') || shown('overview') || words(name, year, ''),
  };
}
