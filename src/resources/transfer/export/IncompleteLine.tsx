import { useTranslate } from 'react-admin';

import type { IncompleteList } from '../../../data/IncompleteList.ts';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';

/** Warns that the file contains only the rows that the platform returns. */
export const IncompleteLine = ({ received, total }: IncompleteList) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const key = total === undefined ? 'transfer.export.incomplete' : 'transfer.export.incomplete.of';
  return (
    <p className="dialog-error row gap-6" role="status">
      <StateGlyph state="minor" size={12} />
      <span>
        {translate(key, {
          received: formatNumber(received),
          total: formatNumber(total ?? received),
        })}
      </span>
    </p>
  );
};
