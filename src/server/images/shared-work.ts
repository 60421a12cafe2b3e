interface Running<T> {
  result: Promise<T>;
  waiting: number;
  abandoned: AbortController;
}

/** One execution per key, shared by all callers. Its signal aborts when all of them have left. */
export class SharedWork<T> {
  readonly #running = new Map<string, Running<T>>();

  /** `left` aborts when this caller no longer waits; without it, the caller waits to the end. */
  run(key: string, work: (abandoned: AbortSignal) => Promise<T>, left?: AbortSignal): Promise<T> {
    const running = this.#running.get(key) ?? this.#begin(key, work);
    running.waiting += 1;
    left?.addEventListener('abort', () => this.#leave(key, running), { once: true });
    return running.result;
  }

  #begin(key: string, work: (abandoned: AbortSignal) => Promise<T>): Running<T> {
    const abandoned = new AbortController();
    const result = work(abandoned.signal).finally(() => this.#end(key, running));
    const running: Running<T> = { result, waiting: 0, abandoned };
    this.#running.set(key, running);
    return running;
  }

  #leave(key: string, running: Running<T>): void {
    running.waiting -= 1;
    if (running.waiting > 0 || this.#running.get(key) !== running) return;
    this.#end(key, running);
    running.abandoned.abort();
  }

  #end(key: string, running: Running<T>): void {
    if (this.#running.get(key) === running) this.#running.delete(key);
  }
}
