import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Pager } from '../../../ui/Pager.tsx';
import { useFigures } from '../../../ui/useFigures.ts';
import type { Checked, PreviewRow, RowAction } from '../desk/Desk.ts';
import type { Chosen } from './ImportState.ts';
import { isSecret, MASK } from './isSecret.ts';
import { OverwrittenValues } from './OverwrittenValues.tsx';
import type { Import } from './useImport.ts';

const SIZE = 8;

interface PreviewTableProps {
  readonly chosen: Chosen;
  readonly checked: Checked;
  readonly work: Import;
}

/** How many rows of each action there are, by the order in which a person should see them. */
const countsOf = (checked: Checked): readonly (readonly [RowAction, number])[] =>
  (
    [
      ['reject', checked.rejected],
      ['update', checked.update],
      ['create', checked.create],
      ['same', checked.same],
    ] as const
  ).filter(([, count]) => count > 0);

const COUNT_NAMES = {
  ...{ reject: 'rejected', update: 'update', create: 'create', same: 'same' },
  example: 'examples',
} as const;

/** The rows as they would go, a page at a time; the others stay at the desk. */
export const PreviewTable = ({ chosen, checked, work }: PreviewTableProps) => {
  const { opened, mapping } = chosen;
  const translate = useTranslate();
  const figure = useFigures();
  const id = useId();
  const counts = countsOf(checked);
  const [first] = counts;
  const isFirst = first && (first[0] === 'reject' || first[0] === 'update');
  const [only, setOnly] = useState<RowAction | ''>(isFirst ? first[0] : '');
  const [page, setPage] = useState(1);
  const total = counts.find(([action]) => action === only)?.[1] ?? opened.count;
  const { data: rows = [] } = useQuery({
    // Judged anew, they are other rows.
    queryKey: ['transfer.preview', checked, only, page],
    queryFn: async () =>
      (await work.desk.get()).preview((page - 1) * SIZE, SIZE, only === '' ? undefined : only),
    placeholderData: before => before,
    gcTime: 0,
  });
  const isHidden = mapping.map(name => isSecret(work.fieldAt(name)));
  return (
    <section aria-label={translate('transfer.preview')}>
      {counts.length > 1 && (
        <TextField
          select
          className="transfer-show"
          id={id}
          label={translate('transfer.preview.show')}
          value={only}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => {
            setOnly(target.value as RowAction | '');
            setPage(1);
          }}
        >
          <MenuItem value="">{translate('transfer.preview.all')}</MenuItem>
          {counts.map(([action, count]) => (
            <MenuItem key={action} value={action}>
              {`${translate(`transfer.count.${COUNT_NAMES[action]}`)} (${figure(count)})`}
            </MenuItem>
          ))}
        </TextField>
      )}
      <div className="transfer-scroll">
        <table className="transfer-table">
          <thead>
            <tr>
              <th scope="col">{translate('transfer.preview.line')}</th>
              <th scope="col">{translate('transfer.preview.fate')}</th>
              {opened.heads.map((head, at) => (
                <th key={`${at} ${head}`} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.line} className={row.action === 'reject' ? 'transfer-bad' : ''}>
                <td>{row.line}</td>
                <td className="transfer-fate">
                  <Fate row={row} work={work} />
                </td>
                {opened.heads.map((head, at) => (
                  <td key={`${at} ${head}`}>
                    {isHidden[at] && row.cells[at] ? MASK : row.cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > SIZE && <Pager page={page} size={SIZE} total={total} onPage={setPage} />}
    </section>
  );
};

/** What becomes of a row: why it is not taken, or what it overwrites. */
const Fate = ({ row, work }: { readonly row: PreviewRow; readonly work: Import }) => {
  const translate = useTranslate();
  const { action, problems, changes } = row;
  if (action === 'reject')
    return problems.map(problem => (
      <div key={`${problem.column} ${problem.complaint.key}`}>{work.words.problem(problem)}</div>
    ));
  return (
    <>
      {translate(`transfer.fate.${action}`)}
      {changes && <OverwrittenValues changes={changes} work={work} />}
    </>
  );
};
