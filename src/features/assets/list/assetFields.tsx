import type { ComponentType } from 'react';

import type { FieldOfKind } from '../../../schema/field.ts';
import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { FieldValueProps } from '../../../resources/descriptor/fieldComponents.ts';
import { getFieldRenderer } from '../../../resources/fields/FieldValue.tsx';
import { EmptyValue } from '../../../resources/fields/Ellipsis.tsx';
import { EnumField } from '../../../resources/fields/enumFields.tsx';
import { NumberField } from '../../../resources/fields/numberFields.tsx';
import { LazyWorkStatusField } from './LazyWorkStatusField.tsx';
import { STATUS_KNOWN_KEY } from './useStatusColumns.ts';

/** A field of the device status: a skeleton instead of a dash while it loads. */
const withStatusLoading =
  (FieldComponent: ComponentType<FieldValueProps>) => (props: FieldValueProps) =>
    props.record[STATUS_KNOWN_KEY] === true || props.value !== undefined ? (
      <FieldComponent {...props} />
    ) : (
      <span className="name-loading" />
    );

export const StatusField = withStatusLoading(props => {
  const { Component: FieldComponent } = getFieldRenderer(props.field);
  return <FieldComponent {...props} />;
});

export const ListedWorkStatusField = withStatusLoading(LazyWorkStatusField);

/** The level of a lamp: the number and a bar. Only light is amber. @see docs/look.md, Table */
export const BrightnessField = withStatusLoading(props => {
  const { value } = props;
  if (typeof value !== 'number') return <EmptyValue />;
  return (
    <span className="inline-row gap-8">
      <span
        // The number has a fixed width, so that the bars are aligned.
        className="min-w-40 text-right"
      >
        <NumberField {...(props as FieldValueProps<FieldOfKind<'number'>>)} />
      </span>
      <svg className="h-6 w-48 flex-none" viewBox="0 0 48 6" aria-hidden="true">
        <rect className="fill-(--line)" width="48" height="6" rx="3" />
        <rect
          className="fill-(--lamp)"
          width={(48 * Math.min(100, Math.max(0, value))) / 100}
          height="6"
          rx="3"
        />
      </svg>
    </span>
  );
});

/** A serial number: secondary to the name. */
export const DeviceIdField = ({ value }: FieldValueProps) =>
  typeof value === 'string' || typeof value === 'number' ? (
    <span className="device-id text-2">{value}</span>
  ) : (
    <EmptyValue />
  );

/** The control mode of a lamp: manual control, instead of its strategy, is emphasized. @see ASSET-14 */
export const LampModeField = (props: FieldValueProps) => {
  const label = <EnumField {...(props as FieldValueProps<FieldOfKind<'enum'>>)} />;
  return props.value === 'MANUAL' ? <Tag tone="line">{label}</Tag> : label;
};

/** A model with its icon and title; an unknown one with the default icon and its code. @see ASSET-10 */
export const ModelField = (props: FieldValueProps) => (
  <span className="inline-row max-w-full gap-6 align-bottom [&>.icon]:flex-none [&>.icon]:text-2">
    {typeof props.value === 'string' && <Icon name={getDeviceIcon(props.value)} />}
    <EnumField {...(props as FieldValueProps<FieldOfKind<'enum'>>)} />
  </span>
);
