import { type RaRecord, useListContext } from 'react-admin';

import type { Owner } from '../fieldKit.ts';
import type { Column } from './columns.ts';
import type { RowsProps } from './RowsProps.ts';

/** The rows of a list on a phone: two lines each, name and state, then the rest. */
export const ListCards = ({ columns, rowActions, rowClass, nameOf }: RowsProps) => {
  const { data = [] } = useListContext<RaRecord>();
  const name = columns.find(({ names }) => names) ?? columns[0];
  const [state, second, third] = columns.filter(column => column !== name);
  const cell = (record: RaRecord, column?: Column) =>
    column && (
      <column.Show
        field={column.field}
        value={(record as Owner)[column.field.source]}
        owner={record}
      />
    );
  return (
    <ul className="list-cards">
      {data.map(record => (
        <li key={record.id} className={`list-card ${rowClass?.(record) ?? ''}`}>
          <div className="list-card-lines">
            <div className="list-card-line">
              <span className="list-name">
                {nameOf ? nameOf(record, cell(record, name)) : cell(record, name)}
              </span>
              <span>{cell(record, state)}</span>
            </div>
            <div className="list-card-line list-card-second">
              <span>{cell(record, second)}</span>
              <span>{cell(record, third)}</span>
            </div>
          </div>
          {rowActions?.(record)}
        </li>
      ))}
    </ul>
  );
};
