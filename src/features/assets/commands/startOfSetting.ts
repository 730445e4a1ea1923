import { isObject } from '../../../resources/isObject.ts';
import type { FormValues } from '../../../resources/form/FormRules.ts';
import { operationFields } from '../../../resources/record/operationFields.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';

/** Who sets a clock sets it to now. */
const NOW: Readonly<Record<string, string>> = { setClock: 'time' };

/** What the form of a setting begins with: what the device answered last, as far as the form has it. */
export function startOfSetting(operation: OperationDescriptor, answer: unknown): FormValues {
  const known = isObject(answer) ? answer : {};
  const entries = operationFields(operation).flatMap(({ source, readOnly }) =>
    readOnly || known[source] === undefined ? [] : [[source, known[source]] as const],
  );
  const now = NOW[operation.id];
  return {
    ...Object.fromEntries(entries),
    ...(now !== undefined && { [now]: new Date().toISOString() }),
  };
}
