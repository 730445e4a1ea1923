import './devices.css';

import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { windName, type WindName } from '../../../domain/wind.ts';
import { statuses } from '../../../generated/core/resources.ts';
import type { Owner } from '../../../resources/fieldKit.ts';
import { FieldShow } from '../../../resources/fieldShows.tsx';
import { isObject } from '../../../resources/isObject.ts';
import { useText } from '../../../resources/useText.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';

const ofStatus: readonly FieldDescriptor[] = statuses.fields;
const measured = ofStatus.find(({ source }) => source === 'values');

/** What a sensor can measure, with units and decimals as the document says. */
const fields: readonly FieldDescriptor[] = measured?.kind === 'object' ? measured.fields : [];

/** Whether a device has measured anything. */
export const hasValues = (values: unknown): values is Owner =>
  isObject(values) && fields.some(({ source }) => typeof values[source] === 'number');

/** What a sensor measures, one field each; the wind by name. What it does not measure is not there. */
export const SensorValues = ({ values }: { readonly values: Owner }) => {
  const text = useText();
  return (
    <dl className="measures">
      {fields
        .filter(({ source }) => typeof values[source] === 'number')
        .map(field => (
          <Measure key={field.source} name={text(field.label)}>
            {field.source === 'wind-direction' ? (
              <Wind values={values} />
            ) : (
              <FieldShow field={field} owner={values} />
            )}
          </Measure>
        ))}
    </dl>
  );
};

interface MeasureProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Measure = ({ name, children }: MeasureProps) => (
  <div className="measure">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const numberIn = (values: Owner, source: string) => {
  const value = values[source];
  return typeof value === 'number' ? value : undefined;
};

/** Where the wind comes from, as a word and as an arrow that flies with it; degrees only as a hint. */
const Wind = ({ values }: { readonly values: Owner }) => {
  const translate = useTranslate();
  const direction = numberIn(values, 'wind-direction');
  const name: WindName = windName(direction, numberIn(values, 'wind-speed')) ?? 'static';
  return (
    <span className="wind">
      {name !== 'static' && direction !== undefined && (
        <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path transform={`rotate(${direction + 180} 12 12)`} d="M12 2l6 19-6-4.5L6 21z" />
        </svg>
      )}
      {translate(`wind.${name}`)}
    </span>
  );
};
