/** The id of the draft's form: some of its buttons are outside it. */
export const FORM_ID = 'rascunho';
