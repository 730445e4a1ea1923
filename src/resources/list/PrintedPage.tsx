import { useListContext, useTranslate } from 'react-admin';

import { useFigures } from '../../ui/useFigures.ts';

/** Says on paper, where the browser prints the page as it is, which rows these are of how many. */
export const PrintedPage = () => {
  const translate = useTranslate();
  const figure = useFigures();
  const { data, total, page, perPage } = useListContext();
  const count = data?.length ?? 0;
  if (total === undefined || count >= total) return null;
  const before = (page - 1) * perPage;
  return (
    <p className="print-only" aria-hidden="true">
      {translate('list.print.some', {
        ...{ from: figure(before + 1), to: figure(before + count), total: figure(total) },
      })}
    </p>
  );
};
