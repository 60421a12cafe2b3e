/** This year and those before it; a year that was asked for by its address is offered too, in its place. */
export function listYears(thisYear: number, count: number, asked: number | undefined): number[] {
  const years = Array.from({ length: count }, (_, back) => thisYear - back);
  if (asked === undefined || years.includes(asked)) return years;
  return [...years, asked].toSorted((one, other) => other - one);
}
