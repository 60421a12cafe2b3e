declare const sanitised: unique symbol;

/** HTML that went through `sanitiseHtml`, and nothing else may be shown as HTML. */
export type SafeHtml = string & { readonly [sanitised]: true };
