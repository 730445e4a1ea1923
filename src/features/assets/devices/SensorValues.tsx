import './devices.css';

import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { getWindName, type WindName } from '../../../domain/wind.ts';
import { statuses } from '../../../generated/core/resources.ts';
import { FieldValue } from '../../../resources/fields/FieldValue.tsx';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { isObject, type PlainObject } from '../../../schema/isObject.ts';

const statusFields: readonly FieldDescriptor[] = statuses.fields;
const valuesField = statusFields.find(({ source }) => source === 'values');

/** The measurements of sensors, with units and decimals from the document. */
const fields: readonly FieldDescriptor[] = valuesField?.kind === 'object' ? valuesField.fields : [];

/** Whether a device has measured anything. */
export const hasValues = (values: unknown): values is PlainObject =>
  isObject(values) && fields.some(({ source }) => typeof values[source] === 'number');

/** The measurements of a sensor, one field each; the wind by name. Missing ones are omitted. */
export const SensorValueList = ({ values }: { readonly values: PlainObject }) => {
  const text = useLocalizedText();
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-1 overflow-hidden rounded-2 border border-(--line) bg-(--line) after:col-[auto/-1] after:bg-(--surface) after:content-[''] max-sm:grid-cols-2">
      {fields
        .filter(({ source }) => typeof values[source] === 'number')
        .map(field => (
          <SensorValueItem key={field.source} name={text(field.label)}>
            {field.source === 'wind-direction' ? (
              <WindDirection values={values} />
            ) : (
              <FieldValue field={field} record={values} />
            )}
          </SensorValueItem>
        ))}
    </dl>
  );
};

interface SensorValueItemProps {
  readonly name: string;
  readonly children: ReactNode;
}

const SensorValueItem = ({ name, children }: SensorValueItemProps) => (
  <div className="measure bg-(--surface) px-14 py-12 [box-shadow:1px_1px_0_var(--line)]">
    <dt className="type-12 text-2">{name}</dt>
    <dd className="mt-2 text-20 leading-20 font-semibold whitespace-nowrap [&_span]:text-13 [&_span]:font-regular">
      {children}
    </dd>
  </div>
);

const readNumber = (values: PlainObject, source: string) => {
  const value = values[source];
  return typeof value === 'number' ? value : undefined;
};

/** The wind direction, as a label and as an arrow along the wind. */
const WindDirection = ({ values }: { readonly values: PlainObject }) => {
  const translate = useTranslate();
  const direction = readNumber(values, 'wind-direction');
  const name: WindName = getWindName(direction, readNumber(values, 'wind-speed')) ?? 'static';
  return (
    <span className="wind [&_svg]:flex-none [&_svg]:fill-(--text-2)">
      {name !== 'static' && direction !== undefined && (
        <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path transform={`rotate(${direction + 180} 12 12)`} d="M12 2l6 19-6-4.5L6 21z" />
        </svg>
      )}
      {translate(`wind.${name}`)}
    </span>
  );
};
