import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

import type { ReferenceGroup } from './errorReference.ts';

interface ReferenceTableProps {
  readonly group: ReferenceGroup;
  readonly count: number;
  /** What stands above the columns: words of the reference. */
  readonly columnKeys: readonly string[];
  readonly children: ReactNode;
}

/** One part of the reference: its title, how many it has, what is to be known of it, and its rows. */
export const ReferenceTable = ({ group, count, columnKeys, children }: ReferenceTableProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const hint = translate(`reference.hint.${group}`, { _: '' });
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="reference-title">
        {translate(`reference.group.${group}`)} <span className="page-count">{count}</span>
      </h2>
      {hint && <p className="reference-hint">{hint}</p>}
      <table className={`reference-table reference-${group}`} aria-labelledby={titleId}>
        <thead>
          <tr>
            {columnKeys.map(columnKey => (
              <th key={columnKey} scope="col">
                {translate(`reference.${columnKey}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
};
