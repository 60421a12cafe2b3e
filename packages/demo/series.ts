import { serialFacts } from './facts.ts';
import { completeRecommendations } from './recommend.ts';
import type { DemoSeries } from './series-types.ts';
import { toSeries } from './to-series.ts';

export const demoSeries: readonly DemoSeries[] = withRecommendations(serialFacts.map(toSeries));

function withRecommendations(series: readonly DemoSeries[]): DemoSeries[] {
  const found = completeRecommendations(
    series.map((each) => ({
      ...each,
      people: [...each.creators, ...[...each.cast, ...each.crew].map(({ person }) => person)],
    })),
  );
  return series.map((each) => ({ ...each, recommendations: found.get(each.id) ?? [] }));
}
