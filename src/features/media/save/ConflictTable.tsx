import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import type { ConflictValue } from '../model/listConflictValues.ts';
import type { MergeConflict, Resolution } from '../model/findMergeConflicts.ts';
import { ConflictFieldValue } from './ConflictFieldValue.tsx';
import { useConflictLabel } from './useConflictLabel.ts';

const MAX_ROWS = 20;

const VERSIONS = ['base', 'mine', 'theirs'] as const;
type Version = (typeof VERSIONS)[number];

interface ConflictTableProps {
  readonly conflict: MergeConflict;
  readonly values: readonly ConflictValue[];
  /** The id of the heading. */
  readonly id: string;
  readonly chosen: Resolution;
}

/** The properties of a node in conflict: the last common value, mine and theirs. On a phone each has lines of its own. */
export const ConflictTable = ({ conflict, values, id, chosen }: ConflictTableProps) => {
  const translate = useTranslate();
  const labelOf = useConflictLabel();
  const isRemoved = (version: Version) => version !== 'base' && !conflict[version];
  // The roles stay where the rows are a grid.
  return (
    <table
      role="table"
      className="media-merge plain-table type-12 table-fixed border border-(--line)"
      aria-labelledby={id}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="text-2">
            {translate('media.conflict.property')}
          </th>
          {VERSIONS.map(version => (
            <VersionCell key={version} isHead {...{ version, chosen }}>
              {translate(`media.conflict.${version}`)}
            </VersionCell>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {values.slice(0, MAX_ROWS).map(value => (
          <tr key={`${value.node.id} ${value.path.join(' ')}`} role="row">
            <th role="rowheader" scope="row" className="wrap-anywhere text-2">
              {labelOf(value, conflict.id)}
            </th>
            {VERSIONS.map(version => (
              <VersionCell key={version} {...{ version, chosen }}>
                {isRemoved(version) ? (
                  <i>{translate('media.conflict.deleted')}</i>
                ) : (
                  <ConflictFieldValue path={value.path} value={value[version]} />
                )}
              </VersionCell>
            ))}
          </tr>
        ))}
      </tbody>
      {values.length > MAX_ROWS && (
        <caption className="text-2">
          {translate('media.conflict.more', { smart_count: values.length - MAX_ROWS })}
        </caption>
      )}
    </table>
  );
};

interface VersionCellProps {
  readonly version: Version;
  readonly chosen: Resolution;
  readonly isHead?: boolean;
  readonly children: ReactNode;
}

/** A cell in the column of a version, which is coloured when it is chosen. */
const VersionCell = ({ version, chosen, isHead = false, children }: VersionCellProps) => {
  const isChosen = version === chosen || (chosen === 'both' && version !== 'base') || undefined;
  const Cell = isHead ? 'th' : 'td';
  return (
    <Cell
      role={isHead ? 'columnheader' : 'cell'}
      scope={isHead ? 'col' : undefined}
      className={isHead ? 'text-2' : 'wrap-anywhere'}
      data-chosen={isChosen}
    >
      {children}
    </Cell>
  );
};
