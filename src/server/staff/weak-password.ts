/** Of 0 to 4; 4 is more than ten thousand million guesses. */
const STRONG = 4;

/** A longer password is as strong as its first part: an estimate of 128 characters can take 0.2 s. */
const JUDGED_CHARACTERS = 64;

/** Loaded with the first new password: 110 ms and 28 MB that most processes never need. */
let estimator: ReturnType<typeof loadEstimator> | undefined;

async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED_CHARACTERS });
}

/** Whether it is long but easily guessed: common, repeated, a run of keys, or public facts about its owner. */
export async function isWeakPassword(password: string, known: readonly string[] = []): Promise<boolean> {
  estimator ??= loadEstimator();
  const facts = known.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)]);
  return (
    (await estimator).check(password, [...facts.filter(({ length }) => length >= 3), 'lanterninha']).score < STRONG
  );
}
