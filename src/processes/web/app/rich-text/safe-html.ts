declare const sanitised: unique symbol;

/** HTML that went through `sanitiseHtml`; no other text may be rendered as HTML. */
export type SafeHtml = string & { readonly [sanitised]: true };
