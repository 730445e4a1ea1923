import { type RaRecord, useGetManyAggregate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import { isObject, type PlainObject } from '../../schema/isObject.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { isId } from '../fields/ids.ts';
import { EmptyValue } from '../fields/Ellipsis.tsx';
import { formatScalar } from '../descriptor/representRecord.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { RecordLink } from './RecordLink.tsx';

/** Longer texts have a scroll container of their own. */
const MAX_UNSCROLLED_LENGTH = 4000;

/** Shows a text with its line breaks. */
export const FullText = ({ field, value }: FieldValueProps) => {
  const text = useLocalizedText();
  const content = formatScalar(value);
  if (content === '') return <EmptyValue />;
  if (content.length <= MAX_UNSCROLLED_LENGTH)
    return <span className="whitespace-pre-wrap">{content}</span>;
  // A scroll container must be focusable.
  return (
    <span
      className="block max-h-320 overflow-auto whitespace-pre-wrap contain-content"
      role="group"
      aria-label={text(field.label)}
      tabIndex={0}
    >
      {content}
    </span>
  );
};

/** Shows a record by its name, as a link. */
export const LinkedReference = ({ field, value, record }: FieldValueProps) =>
  'reference' in field && field.kind === 'reference' ? (
    <ReferenceLink field={field} id={value} record={record} />
  ) : null;

interface ReferenceLinkProps {
  readonly field: FieldOfKind<'reference'>;
  readonly id: unknown;
  /** The record with the id. */
  readonly record: PlainObject;
}

/** The record that its name is read from also decides which section it opens in. */
const ReferenceLink = ({ field, id, record }: ReferenceLinkProps) => {
  const embedded = field.embedded ? record[field.embedded] : undefined;
  const isFetched = isId(id) && !isObject(embedded);
  const { data } = useGetManyAggregate<RaRecord>(
    field.reference,
    { ids: isFetched ? [id] : [] },
    { enabled: isFetched },
  );
  return (
    <RecordLink
      resource={field.reference}
      id={id}
      known={isObject(embedded) ? embedded : data?.[0]}
    >
      <FieldValue field={field} record={record} />
    </RecordLink>
  );
};

/** Shows one linked record per line. */
export const LinkedReferences = ({ field, value }: FieldValueProps) => {
  if (field.kind !== 'referenceList' || !Array.isArray(value) || value.length === 0)
    return <EmptyValue />;
  const singleField = { ...field, kind: 'reference', source: 'id' } as FieldOfKind<'reference'>;
  return (
    <ul className="show-items grid gap-4">
      {value.map((id: unknown) => (
        <li key={formatScalar(id)}>
          <ReferenceLink field={singleField} id={id} record={{ id }} />
        </li>
      ))}
    </ul>
  );
};

/** Longer values are formatted over several lines. */
const MAX_INLINE_LENGTH = 80;

/** Shows a value of an unknown type. */
export const RawValue = ({ value }: FieldValueProps) => (
  <pre className="m-0 max-h-320 overflow-auto rounded-2 bg-(--sunken) px-12 py-8 whitespace-pre-wrap [font:inherit]">
    {formatRawValue(value)}
  </pre>
);

function formatRawValue(value: unknown): string {
  if (typeof value === 'string') return value;
  const line = JSON.stringify(value);
  return line.length > MAX_INLINE_LENGTH ? JSON.stringify(value, undefined, 2) : line;
}
