/** Different people whose names differ by a letter or an accent. */
export const acceptedLikenesses: readonly (readonly [string, string])[] = [
  // Daughter and father.
  ['Fernanda Torres', 'Fernando Torres'],
];
