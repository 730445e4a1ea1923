import { useTranslate } from 'react-admin';

import { operation } from '../../../generated/core/operations/requestEnvSource.ts';
import type { Owner } from '../../../resources/fieldKit.ts';
import { FieldPairs } from '../../../resources/show/FieldPairs.tsx';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { hasValues, SensorValues } from './SensorValues.tsx';

/** What the display answers, as the document describes it. */
const fields: readonly FieldDescriptor[] = operation.answers[0].value.fields;

/** Where a display has the values of the air that it shows, and what they are. */
export const EnvSource = ({ answer }: { readonly answer: Owner }) => {
  const translate = useTranslate();
  const facts = fields.filter(({ source }) => source !== 'values' && answer[source] !== undefined);
  return (
    <>
      <FieldPairs fields={facts} owner={answer} />
      {hasValues(answer['values']) ? (
        <SensorValues values={answer['values']} />
      ) : (
        <p className="part-words">{translate('display.environment.none')}</p>
      )}
    </>
  );
};
