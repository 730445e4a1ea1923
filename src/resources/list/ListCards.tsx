import { memo } from 'react';

import { isGlyphName } from '../../ui/icons/StateGlyph.tsx';
import type { Owner } from '../fieldKit.ts';
import type { Column } from './columns.ts';
import type { DrawnRows, RowProps } from './RowsProps.ts';
import { TickBox } from './TickBox.tsx';

/** The rows of a list on a phone: two lines each, name and state, then the rest. */
export const ListCards = ({ rows, ...props }: DrawnRows) => (
  <ul className="list-cards">
    {rows.map(record => (
      <Card key={record.id} record={record} {...props} />
    ))}
  </ul>
);

const Card = memo(({ record, columns, rowActions, rowClass, nameOf }: RowProps) => {
  const name = columns.find(({ names }) => names) ?? columns[0];
  const rest = columns.filter(column => column !== name);
  // Beside the name stands what is read at a glance: a state, where there is one.
  const state = rest.find(isState) ?? rest.find(({ field }) => field.kind === 'enum') ?? rest[0];
  const [second, third] = rest.filter(column => column !== state);
  const cell = (column?: Column) =>
    column && (
      <column.Show
        field={column.field}
        value={(record as Owner)[column.field.source]}
        owner={record}
      />
    );
  return (
    <li className={`list-card ${rowClass?.(record) ?? ''}`}>
      <TickBox record={record} />
      <div className="list-card-lines">
        <div className="list-card-line">
          <span className="list-name">{nameOf ? nameOf(record, cell(name)) : cell(name)}</span>
          <span>{cell(state)}</span>
        </div>
        <div className="list-card-line list-card-second">
          <span>{cell(second)}</span>
          <span>{cell(third)}</span>
        </div>
      </div>
      {rowActions?.(record)}
    </li>
  );
});
Card.displayName = 'Card';

const isState = ({ field }: Column) =>
  field.kind === 'enum' && field.choices.every(({ value }) => isGlyphName(String(value)));
