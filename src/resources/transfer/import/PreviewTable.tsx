import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { Pager } from '../../../ui/Pager.tsx';
import type { Checked } from '../desk/Desk.ts';
import type { Chosen } from './ImportState.ts';
import type { Import } from './useImport.ts';

const SIZE = 8;

interface PreviewTableProps {
  readonly chosen: Chosen;
  readonly checked: Checked;
  readonly work: Import;
}

/** The rows as they would go, a page at a time; the others stay at the desk. */
export const PreviewTable = ({ chosen: { opened }, checked, work }: PreviewTableProps) => {
  const translate = useTranslate();
  const [onlyRejected, setOnly] = useState(checked.rejected > 0);
  const [page, setPage] = useState(1);
  const total = onlyRejected ? checked.rejected : opened.count;
  const { data: rows = [] } = useQuery({
    // Judged anew, they are other rows.
    queryKey: ['transfer.preview', checked, onlyRejected, page],
    queryFn: async () => (await work.desk.get()).preview((page - 1) * SIZE, SIZE, onlyRejected),
    placeholderData: before => before,
    gcTime: 0,
  });
  return (
    <section aria-label={translate('transfer.preview')}>
      {checked.rejected > 0 && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={onlyRejected}
              onChange={(_, isOn) => {
                setOnly(isOn);
                setPage(1);
              }}
            />
          }
          label={translate('transfer.preview.rejected')}
        />
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
            {rows.map(({ line, action, cells, problems }) => (
              <tr key={line} className={action === 'reject' ? 'transfer-bad' : ''}>
                <td>{line}</td>
                <td className="transfer-fate">
                  {action === 'reject'
                    ? problems.map(problem => (
                        <div key={`${problem.column} ${problem.complaint.key}`}>
                          {work.words.problem(problem)}
                        </div>
                      ))
                    : translate(`transfer.fate.${action}`)}
                </td>
                {opened.heads.map((head, at) => (
                  <td key={`${at} ${head}`}>{cells[at]}</td>
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
