/** This year and those before it, and the year of the address (`asked`) if it is another one, newest first. */
export function listYears(thisYear: number, count: number, asked: number | undefined): number[] {
  const years = Array.from({ length: count }, (_, back) => thisYear - back);
  if (asked === undefined || years.includes(asked)) return years;
  return [...years, asked].toSorted((one, other) => other - one);
}
