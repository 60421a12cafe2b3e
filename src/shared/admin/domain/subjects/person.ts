import { paths } from '../../../domain/site/paths.ts';
import { errors } from '../../../text/errors.ts';
import { editing } from '../../text/field-problems.ts';
import { defineSubject } from './define-subject.ts';
import { chosen, content, labels, pictures, written } from './fields.ts';
import { personRules } from './subject-rules.ts';

export const person = defineSubject('person', {
  word: 'pessoas',
  words: { many: 'Pessoas', one: 'Pessoa', article: 'a', notFound: errors.personNotFound },
  fields: {
    name: { kind: 'line', ...content, label: labels.name },
    department: { kind: 'department', ...content, label: labels.department },
    birthday: { kind: 'date', ...content, label: labels.birthday },
    birthplace: { kind: 'line', ...content, label: labels.birthplace },
    deathday: { kind: 'date', ...content, label: labels.deathday },
    biography: { kind: 'rich', ...content, label: labels.biography },
    instagramId: { kind: 'handle', ...content, label: labels.instagramId },
    twitterId: { kind: 'handle', ...content, label: labels.twitterId },
    facebookId: { kind: 'handle', ...content, label: labels.facebookId },
    ...written,
    profilePath: { kind: 'picture', ...pictures, label: labels.profilePath },
    ...chosen,
  },
  list: {
    isPictured: true,
    columns: ['health', 'edits', 'edited', 'state'],
    filters: ['state', 'text', 'edited'],
    orders: ['populares', 'edicao', 'novos'],
  },
  rules: personRules,
  picture: 'profile',
  card: 'pessoa',
  page: paths.person,
  preview: paths.previewPerson,
  refusesPlan: { publishOnPlatformId: editing.planOfPerson },
});
