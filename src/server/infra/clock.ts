/** The one place that reads the machine's clock. Everything else takes `ctx.now()` or a time as an argument. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
