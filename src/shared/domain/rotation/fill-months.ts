import type { CheapestRotation, RotationProblem } from './plan-rotation.ts';

export interface RotationMonth {
  service: number;
  /** Positions of titles that are begun in this month, and of one that goes on from the month before. */
  begun: number[];
  continued: number | null;
  minutes: number;
}

/** The months of a rotation: services with the most titles first, the months of one in a row, its titles in the order given. */
export function fillMonths(
  { titles, minutesPerMonth }: RotationProblem,
  { services }: CheapestRotation,
): RotationMonth[] {
  const byService = Map.groupBy([...services.keys()], (title) => services[title] ?? 0);
  const ordered = [...byService].sort(([one, first], [other, second]) => second.length - first.length || one - other);
  return ordered.flatMap(([service, own]) => {
    const months: RotationMonth[] = [{ service, begun: [], continued: null, minutes: 0 }];
    for (const title of own) {
      let left = titles[title]?.minutes ?? 0;
      let month = months.at(-1);
      // A full month, unless the title takes no time.
      if (month && left > 0 && month.minutes === minutesPerMonth) {
        month = { service, begun: [], continued: null, minutes: 0 };
        months.push(month);
      }
      month?.begun.push(title);
      while (month && left > 0) {
        const watched: number = Math.min(left, minutesPerMonth - month.minutes);
        month.minutes += watched;
        left -= watched;
        if (left > 0) {
          month = { service, begun: [], continued: title, minutes: 0 };
          months.push(month);
        }
      }
    }
    return months;
  });
}
