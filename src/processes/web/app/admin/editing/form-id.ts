/** Of the form that is the draft: buttons stand outside of it too. */
export const FORM_ID = 'rascunho';
