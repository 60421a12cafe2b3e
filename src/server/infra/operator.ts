import type { Operator } from '#shared/domain/site/operator.ts';
import type { Env } from './env.ts';

/** LGPD, arts. 9 and 41: the privacy policy names them, so a public installation must set all five. */
const NEEDED = ['CONTROLLER_NAME', 'CONTROLLER_CNPJ', 'CONTROLLER_ADDRESS', 'DPO_NAME', 'DPO_CONTACT'] as const;

export function toOperator(env: Env): Operator {
  return {
    controllerName: env.CONTROLLER_NAME,
    controllerCnpj: env.CONTROLLER_CNPJ,
    controllerAddress: env.CONTROLLER_ADDRESS,
    officerName: env.DPO_NAME,
    officerContact: env.DPO_CONTACT,
  };
}

/** Recommended settings that are missing. Everything works without them. */
export function listMissingSettings(env: Env): (keyof Env)[] {
  return NEEDED.filter((name) => env[name] === '');
}
