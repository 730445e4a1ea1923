import { useListContext, useTranslate } from 'react-admin';

import { useFormatNumber } from '../../ui/useFormatNumber.ts';

/** Prints the range of rows and the total, where the browser prints the page as it is. */
export const PrintPageRange = () => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { data, total, page, perPage } = useListContext();
  const count = data?.length ?? 0;
  if (total === undefined || count >= total) return null;
  const precedingRows = (page - 1) * perPage;
  return (
    <p
      className="print-only hidden print:mx-0 print:mt-0 print:mb-8 print:block print:p-0 print:text-9pt"
      aria-hidden="true"
    >
      {translate('list.print.some', {
        ...{
          from: formatNumber(precedingRows + 1),
          to: formatNumber(precedingRows + count),
          total: formatNumber(total),
        },
      })}
    </p>
  );
};
