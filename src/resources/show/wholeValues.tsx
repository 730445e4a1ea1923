import type { FieldDescriptor } from '../../schema/field.ts';
import type { ShowProps } from '../fieldKit.ts';
import { FieldShow } from '../fieldShows.tsx';
import { Absent } from '../kits/Ellipsis.tsx';
import { written } from '../represent.ts';
import { useText } from '../useText.ts';
import { RecordLink } from './RecordLink.tsx';

/** Longer texts scroll in a place of their own. */
const MAX_OPEN_LENGTH = 4000;

/** A text with its lines. */
export const WholeText = ({ field, value }: ShowProps) => {
  const text = useText();
  const words = written(value);
  if (words === '') return <Absent />;
  if (words.length <= MAX_OPEN_LENGTH) return <span className="show-text">{words}</span>;
  // What scrolls is reached by the keyboard.
  return (
    <span
      className="show-text show-text-long"
      role="group"
      aria-label={text(field.label)}
      tabIndex={0}
    >
      {words}
    </span>
  );
};

/** A record by its name, which leads to it. */
export const LinkedReference = ({ field, value, owner }: ShowProps) =>
  'reference' in field && field.kind === 'reference' ? (
    <RecordLink resource={field.reference} id={value}>
      <FieldShow field={field} owner={owner} />
    </RecordLink>
  ) : null;

/** One line a record, each a link to it. */
export const LinkedReferences = ({ field, value }: ShowProps) => {
  if (field.kind !== 'referenceList' || !Array.isArray(value) || value.length === 0)
    return <Absent />;
  const one = { ...field, kind: 'reference', source: 'id' } as FieldDescriptor;
  return (
    <ul className="show-items">
      {value.map((id: unknown) => (
        <li key={written(id)}>
          <RecordLink resource={field.reference} id={id}>
            <FieldShow field={one} owner={{ id }} />
          </RecordLink>
        </li>
      ))}
    </ul>
  );
};

/** Longer values are written over many lines. */
const ONE_LINE = 80;

/** A value of which nobody knows what it is. */
export const Raw = ({ value }: ShowProps) => <pre className="show-raw">{rawWords(value)}</pre>;

function rawWords(value: unknown): string {
  if (typeof value === 'string') return value;
  const line = JSON.stringify(value);
  return line.length > ONE_LINE ? JSON.stringify(value, undefined, 2) : line;
}
