/** The controller of visitors' data, as set by the operator; empty if not set. */
export interface Operator {
  controllerName: string;
  controllerCnpj: string;
  controllerAddress: string;
  officerName: string;
  /** An e-mail or an https address. */
  officerContact: string;
}

export const NO_OPERATOR: Operator = {
  controllerName: '',
  controllerCnpj: '',
  controllerAddress: '',
  officerName: '',
  officerContact: '',
};
