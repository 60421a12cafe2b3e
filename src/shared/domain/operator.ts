/** Who answers for visitors' data, as the operator named them; empty where nobody was named yet. */
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
