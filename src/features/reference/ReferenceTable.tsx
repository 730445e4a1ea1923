import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

import type { ReferenceGroup } from './errorReference.ts';

interface ReferenceTableProps {
  readonly group: ReferenceGroup;
  readonly count: number;
  /** The message keys of the column headers. */
  readonly columnKeys: readonly string[];
  readonly children: ReactNode;
}

/** One group of the reference: title, count, note, and rows. */
export const ReferenceTable = ({ group, count, columnKeys, children }: ReferenceTableProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const hint = translate(`reference.hint.${group}`, { _: '' });
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="reference-title semibold type-16">
        {translate(`reference.group.${group}`)} <span className="page-count">{count}</span>
      </h2>
      {hint && <p className="reference-hint text-3 type-12">{hint}</p>}
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
