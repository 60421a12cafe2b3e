import type { Operator } from '#shared/domain/operator.ts';
import type { Env } from './env.ts';

/** LGPD, arts. 9 and 41: the privacy policy names them, so an installation that serves visitors sets all five. */
const NAMES = {
  controllerName: 'CONTROLLER_NAME',
  controllerCnpj: 'CONTROLLER_CNPJ',
  controllerAddress: 'CONTROLLER_ADDRESS',
  officerName: 'DPO_NAME',
  officerContact: 'DPO_CONTACT',
} as const satisfies Record<keyof Operator, keyof Env>;

export function toOperator(env: Env): Operator {
  const values = Object.entries(NAMES).map(([field, name]) => [field, env[name]]);
  return Object.fromEntries(values) as unknown as Operator;
}

/** What the operator should set and has not. Nothing stops working without it. */
export function listMissingSettings(env: Env): (keyof Env)[] {
  return Object.values(NAMES).filter((name) => env[name] === '');
}
