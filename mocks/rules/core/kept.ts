import type { Call } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';

/** What was set of a device, by parameter. */
export const keptOf = ({ platform: { store } }: Call, { id }: Row): Row =>
  store.records('parameters').get(String(id)) ?? {};

/** Keeps what was set of a device. @returns the value */
export function keep(call: Call, asset: Row, name: string, value: unknown): unknown {
  call.platform.store.put('parameters', { ...keptOf(call, asset), id: asset.id, [name]: value });
  return value;
}
