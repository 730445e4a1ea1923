import { HttpError } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { type EquipmentLogEntry, logEquipment } from '../logs/activityLogs.ts';
import { toFailedResult } from '../logs/logOutcome.ts';

/** Awaits a command to a device, and writes its error to the log of that device. */
export async function logDeviceError<Result>(
  call: OperationCall,
  asset: Row,
  entry: EquipmentLogEntry,
  response: Promise<Result>,
): Promise<Result> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof HttpError)
      logEquipment(call, asset, { ...entry, ...toFailedResult(error.code) });
    throw error;
  }
}
