/** Concurrent calls with the same key share one execution. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Promise<T>>();

  run(key: string, make: () => Promise<T>): Promise<T> {
    const current = this.#flights.get(key);
    if (current) return current;
    const flight = make().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}
