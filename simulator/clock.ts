/** The only reader of the machine's date here; everything else is told what today is. */
export function systemNow(): Date {
  return new Date();
}
