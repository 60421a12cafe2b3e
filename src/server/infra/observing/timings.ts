import type { Metric, MetricValueWithName, Registry } from 'prom-client';

interface Series<L extends string> {
  labels: Readonly<Record<L, string>>;
  /** By bucket, not cumulated; the last is of what exceeds every bound. */
  counts: number[];
  sum: number;
}

interface TimingsOptions<L extends string> {
  name: string;
  help: string;
  labelNames: readonly L[];
  /** In seconds, ascending. */
  buckets: readonly number[];
  registers: readonly Registry[];
}

/**
 * A histogram that every request and statement observes. Read like prom-client's own, whose `observe` costs three times as much: it
 * names and checks each label again and finds buckets by numbers written as text (docs/decisions/observability.md).
 */
export class Timings<L extends string> {
  readonly name: string;
  readonly help: string;
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  readonly #labelNames: readonly L[];
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Series<L>>();

  constructor({ name, help, labelNames, buckets, registers }: TimingsOptions<L>) {
    this.name = name;
    this.help = help;
    this.#labelNames = labelNames;
    this.#bounds = buckets;
    for (const registry of registers) registry.registerMetric(this as unknown as Metric<L>);
  }

  observe(labels: Readonly<Record<L, string>>, seconds: number): void {
    let key = '';
    for (const name of this.#labelNames) key += `${labels[name]}\n`;
    let series = this.#series.get(key);
    if (!series) {
      series = { labels, counts: Array<number>(this.#bounds.length + 1).fill(0), sum: 0 };
      this.#series.set(key, series);
    }
    let bucket = 0;
    while (bucket < this.#bounds.length && seconds > (this.#bounds[bucket] ?? 0)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  /** Called by the registry. */
  async get() {
    const { name, help, type, aggregator } = this;
    const values = [...this.#series.values()].flatMap((series) => this.#write(series));
    return { name, help, type, aggregator, values };
  }

  #write({ labels, counts, sum }: Series<L>): MetricValueWithName<L | 'le'>[] {
    const { name } = this;
    let count = 0;
    const buckets = [...this.#bounds, '+Inf'].map((le, bucket) => {
      count += counts[bucket] ?? 0;
      return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count };
    });
    const whole = [
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
    return [...buckets, ...whole] as MetricValueWithName<L | 'le'>[];
  }
}
