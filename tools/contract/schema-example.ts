import { isRecord } from '../../simulator/contract/tokens.ts';

/** A document of the schema's shape, so that schema and example are read by one walk. No type means null was seen. */
export function exampleOf(schema: unknown): unknown {
  if (!isRecord(schema)) return null;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([key, child]) => [
          key,
          // The one value that decides a shape.
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
