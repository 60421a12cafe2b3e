/** Its message tells an operator all there is to know, so it is shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
