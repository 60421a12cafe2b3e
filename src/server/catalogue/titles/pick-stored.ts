/** The columns that a document sends as they are stored, under the same name. */
export function pickStored<Shape extends object, Row extends object>(
  { shape }: { shape: Shape },
  row: Row,
): Pick<Row, keyof Row & keyof Shape> {
  const picked = Object.keys(shape).filter((field) => Object.hasOwn(row, field));
  return Object.fromEntries(picked.map((field) => [field, row[field as keyof Row]])) as Pick<
    Row,
    keyof Row & keyof Shape
  >;
}
