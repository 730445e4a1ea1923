import { getPlatformTime } from '../../../domain/platformClock.ts';
import type { FormValues } from '../../../resources/values/FormRules.ts';
import { getOperationFields } from '../../../resources/record/operationFields.ts';
import { isObject } from '../../../schema/isObject.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';

/** A clock is set to the current time by default. */
const TIME_FIELD_BY_OPERATION: Readonly<Record<string, string>> = { setClock: 'time' };

/** Returns the initial form values of a setting: the last response of the device, as far as the form has its fields. */
export function getSettingInitialValues(
  operation: OperationDescriptor,
  response: unknown,
): FormValues {
  const responseValues = isObject(response) ? response : {};
  const entries = getOperationFields(operation).flatMap(({ source, readOnly }) =>
    readOnly || responseValues[source] === undefined
      ? []
      : [[source, responseValues[source]] as const],
  );
  const timeField = TIME_FIELD_BY_OPERATION[operation.id];
  return {
    ...Object.fromEntries(entries),
    ...(timeField !== undefined && { [timeField]: new Date(getPlatformTime()).toISOString() }),
  };
}
