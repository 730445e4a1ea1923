import type { Owner } from '../../../resources/fieldKit.ts';
import { FieldShow } from '../../../resources/fieldShows.tsx';
import { ZoneBeside } from '../../../resources/kits/ZoneBeside.tsx';
import { useText } from '../../../resources/useText.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';

interface FieldFiguresProps {
  readonly fields: readonly FieldDescriptor[];
  readonly owner: Owner;
}

/** What an answer says, side by side: its name above each value. One value alone needs no name. */
export const FieldFigures = ({ fields, owner }: FieldFiguresProps) => {
  const text = useText();
  const there = fields.filter(({ source }) => owner[source] !== undefined);
  return (
    <dl className={there.length > 1 ? 'param-pairs' : 'param-pairs param-pairs-one'}>
      {there.map(field => (
        <div key={field.source}>
          <dt>{text(field.label)}</dt>
          <dd>
            <FieldShow field={field} owner={owner} />
            <ZoneBeside field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
