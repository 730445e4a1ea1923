import './show.css';

import { type ComponentType, Fragment } from 'react';

import type { FieldDescriptor, FieldKind } from '../../schema/field.ts';
import { isObject, type PlainObject } from '../../schema/isObject.ts';
import { unreadableValue } from '../../schema/readableValue.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { ColumnOverrides } from '../columns/columns.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { renderCell } from '../columns/renderCell.tsx';
import { EmptyValue } from '../fields/Ellipsis.tsx';
import { UnreadableValue } from '../fields/UnreadableValue.tsx';
import { ZoneSuffix } from '../fields/ZoneSuffix.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { CopyButton } from './CopyButton.tsx';
import { getItemColumns, ItemTable } from './ItemTable.tsx';
import { GeoPointOnMap } from './GeoPointOnMap.tsx';
import { LinkedReference, LinkedReferences, RawValue, FullText } from './fullValues.tsx';

const StoredText = lazyComponent(() => import('./OperationTextDetail.tsx'));

interface FieldPairsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly record: PlainObject;
  /** The cells of fields that a document cannot express, by source. */
  readonly columns?: ColumnOverrides | undefined;
  /** The source of the field that identifies the record: it has a copy button. */
  readonly copyableSource?: string;
  /** Whether it is an object inside a record. */
  readonly isNested?: boolean;
}

/** Shows fields as pairs of a label and a value. */
export const FieldPairs = ({
  fields,
  record,
  columns,
  copyableSource,
  isNested = false,
}: FieldPairsProps) => {
  const text = useLocalizedText();
  return (
    <dl
      className={`record-pairs grid max-w-720 grid-cols-[minmax(116px,max-content)_minmax(0,1fr)] gap-x-24 gap-y-0 px-20 py-12 *:m-0 *:px-0 *:py-6 *:leading-13 print:*:break-inside-avoid [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-3 ${isNested ? 'show-inner' : ''}`}
    >
      {fields.map(field => (
        <Fragment key={field.source}>
          <dt>{text(field.label)}</dt>
          <dd>
            <PairValue field={field} record={record} Cell={columns?.[field.source]?.Cell} />
            {field.source === copyableSource && (
              <CopyButton label={text(field.label)} value={record[field.source]} />
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
};

interface PairValueProps extends Omit<FieldValueProps, 'value'> {
  readonly Cell: ComponentType<FieldValueProps> | undefined;
}

const PairValue = ({ field, record, Cell }: PairValueProps) => {
  const value = record[field.source];
  if (!Cell) return <FullValue field={field} record={record} />;
  return (
    <>
      {renderCell({ field, Cell }, record)}
      {value !== undefined && value !== null && <ZoneSuffix field={field} />}
    </>
  );
};

/** Shows a value in full: a record page shows what a table cell truncates. */
const FullValue = ({ field, record }: { field: FieldDescriptor; record: PlainObject }) => {
  const Component =
    field.operationText === undefined ? fullValueComponents[field.kind] : StoredText;
  const value = record[field.source];
  const unreadable = unreadableValue(field, record);
  if (unreadable !== undefined) return <UnreadableValue value={unreadable} />;
  if (value === undefined || value === null) return <EmptyValue />;
  return Component ? (
    <LazyBoundary>
      <Component field={field} value={value} record={record} />
    </LazyBoundary>
  ) : (
    <>
      <FieldValue field={field} record={record} />
      <ZoneSuffix field={field} />
    </>
  );
};

const ListValue = ({ field, value }: FieldValueProps) => {
  if (field.kind !== 'list' || !Array.isArray(value) || value.length === 0) return <EmptyValue />;
  const items = value as readonly unknown[];
  const columns = getItemColumns(field.item);
  if (columns && items.every(isObject)) return <ItemTable columns={columns} items={items} />;
  const item = { ...field.item, source: 'item' };
  return (
    <ol className="show-items grid gap-4">
      {items.map((each, index) => (
        <li key={index}>
          <FullValue field={item} record={{ item: each }} />
        </li>
      ))}
    </ol>
  );
};

const ObjectValue = ({ field, value }: FieldValueProps) =>
  field.kind === 'object' && isObject(value) ? (
    <FieldPairs fields={field.fields} record={value} isNested />
  ) : (
    <FieldValue field={field} record={{ [field.source]: value }} />
  );

const OneOfValue = ({ field, value }: FieldValueProps) => {
  const text = useLocalizedText();
  if (field.kind !== 'oneOf' || !isObject(value)) return <EmptyValue />;
  const option = field.options.find(each => each.value === value[field.discriminator]);
  if (!option) return <RawValue field={field} value={value} record={{}} />;
  const fields = option.fields.filter(({ source }) => source !== field.discriminator);
  return (
    <>
      <div>{text(option.label)}</div>
      <FieldPairs fields={fields} record={value} isNested />
    </>
  );
};

/** The components of kinds that need more than one line. */
const fullValueComponents: { readonly [Kind in FieldKind]?: ComponentType<FieldValueProps> } = {
  text: FullText,
  multiline: FullText,
  reference: LinkedReference,
  referenceList: LinkedReferences,
  list: ListValue,
  object: ObjectValue,
  oneOf: OneOfValue,
  unknown: RawValue,
  geoPoint: GeoPointOnMap,
};
