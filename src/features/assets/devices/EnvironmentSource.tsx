import './devices.css';

import { useTranslate } from 'react-admin';

import { operation } from '../../../generated/core/operations/requestEnvSource.ts';
import type { PlainObject } from '../../../schema/isObject.ts';
import { FieldPairs } from '../../../resources/show/FieldPairs.tsx';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { hasValues, SensorValueList } from './SensorValues.tsx';

/** The response fields of the display, from the document. */
const fields: readonly FieldDescriptor[] = operation.responses[0].value.fields;

/** The source of the environment values of a display, and the values. */
export const EnvironmentSource = ({ response }: { readonly response: PlainObject }) => {
  const translate = useTranslate();
  const sourceFields = fields.filter(
    ({ source }) => source !== 'values' && response[source] !== undefined,
  );
  return (
    <>
      <FieldPairs fields={sourceFields} record={response} />
      {hasValues(response['values']) ? (
        <SensorValueList values={response['values']} />
      ) : (
        <p className="part-text">{translate('display.environment.none')}</p>
      )}
    </>
  );
};
