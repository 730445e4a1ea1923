import type { FormValues } from '../../../resources/form/FormRules.ts';
import { getOperationFields } from '../../../resources/record/operationFields.ts';
import { isObject } from '../../../schema/isObject.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';

/** Who sets a clock sets it to now. */
const TIME_FIELD_BY_OPERATION: Readonly<Record<string, string>> = { setClock: 'time' };

/** What the form of a setting begins with: what the device answered last, as far as the form has it. */
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
    ...(timeField !== undefined && { [timeField]: new Date().toISOString() }),
  };
}
