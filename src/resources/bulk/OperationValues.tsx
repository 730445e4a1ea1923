import './bulk.css';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import type { FormValues } from '../values/FormRules.ts';
import { getOperationFields } from '../record/operationFields.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

interface OperationValuesProps {
  readonly operation: OperationDescriptor;
  readonly values: FormValues;
}

/** Formats the values of an operation in one line: "Lamp on Yes · Brightness 60 %". */
export const OperationValues = ({ operation, values }: OperationValuesProps) => {
  const text = useLocalizedText();
  const filledFields = getOperationFields(operation).filter(
    ({ source }) => values[source] !== undefined,
  );
  if (filledFields.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-12 gap-y-2 text-2">
      {filledFields.map(field => (
        <span key={field.source}>
          {text(field.label)}{' '}
          <b className="font-medium text-1">
            <FieldValue field={field} record={values} />
          </b>
        </span>
      ))}
    </p>
  );
};
