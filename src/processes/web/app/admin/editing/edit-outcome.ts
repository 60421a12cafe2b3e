import type { collectionActions } from '../collections/edit-collection.server.ts';
import type { AnswerOf } from '../outcome.ts';
import type { editActions } from './edit-subject.server.ts';
import type { pasteActions } from './seasons/paste-titles.server.ts';

/** What the forms of the edit screens are answered. */
export type EditOutcome = AnswerOf<ReturnType<typeof editActions>> &
  AnswerOf<typeof pasteActions> &
  AnswerOf<typeof collectionActions>;
