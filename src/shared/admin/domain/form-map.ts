/** A form's fields by name. */
export type FormMap = ReadonlyMap<string, string>;
