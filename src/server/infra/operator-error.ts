/** Its message is enough for the operator, so it is shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
