import type { FieldDescriptor } from '../../schema/field.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
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
    <RecordLink resource={field.reference} id={value}>
      <FieldValue field={field} record={record} />
    </RecordLink>
  ) : null;

/** Shows one linked record per line. */
export const LinkedReferences = ({ field, value }: FieldValueProps) => {
  if (field.kind !== 'referenceList' || !Array.isArray(value) || value.length === 0)
    return <EmptyValue />;
  const singleField = { ...field, kind: 'reference', source: 'id' } as FieldDescriptor;
  return (
    <ul className="show-items grid gap-4">
      {value.map((id: unknown) => (
        <li key={formatScalar(id)}>
          <RecordLink resource={field.reference} id={id}>
            <FieldValue field={singleField} record={{ id }} />
          </RecordLink>
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
