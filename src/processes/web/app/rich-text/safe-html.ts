declare const sanitised: unique symbol;

/** HTML that went through `sanitiseHtml`, or that React rendered on the server; no other text may be rendered as HTML. */
export type SafeHtml = string & { readonly [sanitised]: true };
