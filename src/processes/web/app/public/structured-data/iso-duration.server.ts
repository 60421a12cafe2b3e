/** 148 as `PT2H28M`; `undefined` for zero or unknown. */
export function toIsoDuration(minutes: number | null | undefined): string | undefined {
  if (!minutes || minutes < 0) return undefined;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}
