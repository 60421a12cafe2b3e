import { networkRegister } from './network-register.ts';
import type { DemoNetwork } from './series-types.ts';

const byName = new Map(
  networkRegister.map(([id, name, country]): [string, DemoNetwork] => [name, { id, name, country }]),
);

export function findDemoNetwork(name: string): DemoNetwork | undefined {
  return byName.get(name);
}
