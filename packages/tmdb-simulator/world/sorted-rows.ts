/** Rows need 23 bits (4 M people), keys 30 (popularity in thousandths): together they fit a double exactly. */
const ROW_SPACE = 2 ** 23;

/** Rows by key, largest first, ties by ascending row. One native sort of packed numbers, without a comparator. */
export function sortRows(rows: Int32Array, key: (row: number) => number): Int32Array {
  const packed = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    packed[index] = key(row) * ROW_SPACE + (ROW_SPACE - 1 - row);
  }
  packed.sort();

  const sorted = new Int32Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const value = packed[rows.length - 1 - index] ?? 0;
    const key = Math.floor(value / ROW_SPACE);
    sorted[index] = ROW_SPACE - 1 - (value - key * ROW_SPACE);
  }
  return sorted;
}
