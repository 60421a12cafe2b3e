/** Split, so that this file does not match its own pattern. */
const IDLE_NETWORK = 'network' + 'idle';

/** `test.setTimeout` is Playwright's limit for a test, not a wait. */
const FIXED_TIME = /waitForTimeout|(?<!test\.)\bsetTimeout\(|timers\/promises/;

const UNIT_TEST = /^(?:src|lint|simulator|demo|tools|test)\/(?!.*\.(?:db|slow)\.test\.).*\.test\.tsx?$/;
const TIME_LIMIT = /(?:performance|Date)\.now\(\).*toBeLess|cpuUsage\(.*toBeLess/;

/** A limit on what the clock says of a unit test fails on a busy machine: it counts operations, and `proofs/` measure. */
export function findTimeLimits(file: string, text: string): string[] {
  if (!UNIT_TEST.test(file)) return [];
  return text.split('\n').flatMap((line, index) => {
    return TIME_LIMIT.test(line) ? [`line ${index + 1}: limits the time of a unit test (${line.trim()})`] : [];
  });
}

/**
 * Journeys wait for what they need (an element, a response, hydration: e2e/open-page.ts). A fixed time is too short on a busy
 * machine and too long on every other.
 */
export function findWaits(file: string, text: string): string[] {
  const isJourney = file.startsWith('e2e/');
  if (!isJourney && !/^(?:proofs|test)\//.test(file)) return [];
  return text.split('\n').flatMap((line, index) => {
    const found = line.includes(IDLE_NETWORK) || (isJourney && FIXED_TIME.test(line));
    return found ? [`line ${index + 1}: waits for a fixed time (${line.trim()})`] : [];
  });
}
