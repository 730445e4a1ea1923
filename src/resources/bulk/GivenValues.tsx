import './bulk.css';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { FieldShow } from '../fieldShows.tsx';
import type { FormValues } from '../form/FormRules.ts';
import { operationFields } from '../record/operationFields.ts';
import { useText } from '../useText.ts';

interface GivenValuesProps {
  readonly operation: OperationDescriptor;
  readonly values: FormValues;
}

/** What an operation is given, in a line: "Lamp on Yes · Brightness 60 %". */
export const GivenValues = ({ operation, values }: GivenValuesProps) => {
  const text = useText();
  const given = operationFields(operation).filter(({ source }) => values[source] !== undefined);
  if (given.length === 0) return null;
  return (
    <p className="given">
      {given.map(field => (
        <span key={field.source}>
          {text(field.label)}{' '}
          <b>
            <FieldShow field={field} owner={values} />
          </b>
        </span>
      ))}
    </p>
  );
};
