/** At most `size` page numbers around the current one; at the edges the window slides instead of shrinking. */
export function pageWindow(current: number, total: number, size: number): number[] {
  const length = Math.min(size, total);
  const first = Math.max(1, Math.min(current - Math.floor(length / 2), total - length + 1));
  return Array.from({ length }, (_, position) => first + position);
}
