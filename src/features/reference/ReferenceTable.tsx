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
      <h2 id={titleId} className="reference-title type-16 px-20 pt-20 font-semibold">
        {translate(`reference.group.${group}`)}{' '}
        <span className="page-count ml-6 text-16 font-regular tracking-[0] text-3 max-sm:ml-3 max-sm:text-15">
          {count}
        </span>
      </h2>
      {hint && <p className="reference-hint type-12 max-w-[92ch] px-20 pt-2 text-3">{hint}</p>}
      <table
        className={`reference-table mt-8 w-full table-fixed [border-spacing:0] reference-${group}`}
        aria-labelledby={titleId}
      >
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
