import { createContext, useContext } from 'react';
import type { Draft } from './draft/use-draft.ts';
import type { EditPageProps } from './edit-page-props.ts';
import type { SubjectScreen } from './screen.ts';

/** The open edit screen: its subject, its draft, the member, and what the tab shows. */
export type OpenEdit = EditPageProps & { draft: Draft; screen: SubjectScreen };

export const EditContext = createContext<OpenEdit | undefined>(undefined);

export function useEdit(): OpenEdit {
  const edit = useContext(EditContext);
  if (!edit) throw new Error('outside of an edit screen');
  return edit;
}
