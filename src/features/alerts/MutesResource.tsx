import { Fragment, useMemo } from 'react';

import { mutes } from '../../generated/core/resources.ts';
import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import { RecordNamesContext } from '../../resources/descriptor/ResourcesContext.ts';
import type { FieldValueProps } from '../../resources/descriptor/fieldComponents.ts';
import { FieldValue } from '../../resources/fields/FieldValue.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import { AlertTimeField } from './list/alertFields.tsx';
import { arrangeColumns } from './list/arrangeColumns.ts';
import { useMuteNames } from './mutes/useMuteNames.ts';

const muteFields: readonly FieldDescriptor[] = mutes.fields;
const TARGET_SOURCES = ['assetId', 'domainId', 'type'];
const targetFields = TARGET_SOURCES.flatMap(source =>
  muteFields.filter(field => field.source === source),
);

/** What is muted: the device, the domain and the type that a mute names. */
const MuteTargetField = ({ record }: FieldValueProps) =>
  targetFields
    .filter(({ source }) => record[source])
    .map((field, index) => (
      <Fragment key={field.source}>
        {index > 0 && ' · '}
        <FieldValue field={field} record={record} />
      </Fragment>
    ));

/** A mute ends within 30 days, so a file of mutes cannot be imported a second time. */
const overrides: ResourceOverrides = {
  list: {
    importable: false,
    columns: {
      assetId: {
        label: { en: 'Alerts of', zh: '静音对象' },
        Cell: MuteTargetField,
        sources: TARGET_SOURCES,
      },
      until: { Cell: AlertTimeField },
      createdAt: { Cell: AlertTimeField },
    },
  },
};

/** One column has all that a mute names. */
const COLUMNS = ['assetId', 'reason', 'until', 'createdBy', 'createdAt'];

/** Mutes: what is muted, until when and why. @see ALERT-14 */
export default function MutesResource(props: ResourceAtPathProps) {
  const descriptor = useMemo(() => arrangeColumns(props.descriptor, COLUMNS), [props.descriptor]);
  return (
    <RecordNamesContext value={useMuteNames()}>
      <ResourceAtPath
        {...props}
        descriptor={descriptor}
        overrides={{ ...overrides, ...props.overrides }}
      />
    </RecordNamesContext>
  );
}
