import './show.css';

import { type ComponentType, Fragment, Suspense } from 'react';

import type { FieldDescriptor, FieldKind } from '../../schema/field.ts';
import { unreadableValue } from '../../schema/readableValue.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import type { Owner, ShowProps } from '../fieldKit.ts';
import { FieldShow } from '../fieldShows.tsx';
import { Absent } from '../kits/Ellipsis.tsx';
import { UnreadableValue } from '../kits/UnreadableValue.tsx';
import { ZoneBeside } from '../kits/ZoneBeside.tsx';
import { isObject } from '../isObject.ts';
import { useText } from '../useText.ts';
import { CopyButton } from './CopyButton.tsx';
import { columnsIn, ItemTable } from './ItemTable.tsx';
import { PlaceOnMap } from './PlaceOnMap.tsx';
import { LinkedReference, LinkedReferences, Raw, WholeText } from './wholeValues.tsx';

const StoredText = lazyScreen(() => import('../operationText/StoredText.tsx'));

interface FieldPairsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly owner: Owner;
  /** The field that identifies the record: it can be copied. */
  readonly copied?: string;
  /** An object inside a record. */
  readonly isInner?: boolean;
}

/** Fields as pairs of a label and a value. */
export const FieldPairs = ({ fields, owner, copied, isInner = false }: FieldPairsProps) => {
  const text = useText();
  return (
    <dl className={isInner ? 'record-pairs show-inner' : 'record-pairs'}>
      {fields.map(field => (
        <Fragment key={field.source}>
          <dt>{text(field.label)}</dt>
          <dd>
            <FullValue field={field} owner={owner} />
            {field.source === copied && (
              <CopyButton label={text(field.label)} value={owner[field.source]} />
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
};

/** A value with all the room that it needs: a page shows what the one line of a table cuts off. */
const FullValue = ({ field, owner }: { field: FieldDescriptor; owner: Owner }) => {
  const Full = field.names === undefined ? fulls[field.kind] : StoredText;
  const value = owner[field.source];
  const unreadable = unreadableValue(field, owner);
  if (unreadable !== undefined) return <UnreadableValue value={unreadable} />;
  if (value === undefined || value === null) return <Absent />;
  return Full ? (
    <Suspense>
      <Full field={field} value={value} owner={owner} />
    </Suspense>
  ) : (
    <>
      <FieldShow field={field} owner={owner} />
      <ZoneBeside field={field} />
    </>
  );
};

const Items = ({ field, value }: ShowProps) => {
  if (field.kind !== 'list' || !Array.isArray(value) || value.length === 0) return <Absent />;
  const items = value as readonly unknown[];
  const columns = columnsIn(field.item);
  if (columns && items.every(isObject)) return <ItemTable columns={columns} items={items} />;
  const item = { ...field.item, source: 'item' };
  return (
    <ol className="show-items">
      {items.map((each, index) => (
        <li key={index}>
          <FullValue field={item} owner={{ item: each }} />
        </li>
      ))}
    </ol>
  );
};

const Inner = ({ field, value }: ShowProps) =>
  field.kind === 'object' && isObject(value) ? (
    <FieldPairs fields={field.fields} owner={value} isInner />
  ) : (
    <FieldShow field={field} owner={{ [field.source]: value }} />
  );

const OneOf = ({ field, value }: ShowProps) => {
  const text = useText();
  if (field.kind !== 'oneOf' || !isObject(value)) return <Absent />;
  const option = field.options.find(each => each.value === value[field.discriminator]);
  if (!option) return <Raw field={field} value={value} owner={{}} />;
  const fields = option.fields.filter(({ source }) => source !== field.discriminator);
  return (
    <>
      <div>{text(option.label)}</div>
      <FieldPairs fields={fields} owner={value} isInner />
    </>
  );
};

/** The kinds that one line cannot hold. */
const fulls: { readonly [Kind in FieldKind]?: ComponentType<ShowProps> } = {
  text: WholeText,
  multiline: WholeText,
  reference: LinkedReference,
  referenceList: LinkedReferences,
  list: Items,
  object: Inner,
  oneOf: OneOf,
  unknown: Raw,
  geoPoint: PlaceOnMap,
};
