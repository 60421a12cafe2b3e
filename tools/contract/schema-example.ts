import { isRecord } from '../../packages/tmdb-simulator/contract/tokens.ts';

/** An example document for the schema, so that one function walks both. A schema without a type means that null was seen. */
export function exampleOf(schema: unknown): unknown {
  if (!isRecord(schema)) return null;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([key, child]) => [
          key,
          // The only value that decides which fields an object has.
          key === 'media_type' && isRecord(child) ? child.example : exampleOf(child),
        ]),
      );
    case 'array':
      return schema.items === undefined ? [] : [exampleOf(schema.items)];
    case 'string':
      return '';
    case 'boolean':
      return false;
    case 'integer':
      return 0;
    case 'number':
      return 0.5;
    default:
      return null;
  }
}
