import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';

export const getStoredParameters = ({ platform: { store } }: OperationCall, { id }: Row): Row =>
  store.records('parameters').get(String(id)) ?? {};

/** Stores a parameter of a device. @returns the value */
export function storeParameter(
  call: OperationCall,
  asset: Row,
  name: string,
  value: unknown,
): unknown {
  call.platform.store.put('parameters', {
    ...getStoredParameters(call, asset),
    id: asset.id,
    [name]: value,
  });
  return value;
}
