import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { SEARCH_PAGE_SIZE } from './searchLimits.ts';

interface SearchPagesProps {
  readonly keyword: string;
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  readonly isLoading: boolean;
  readonly onPage: (page: number) => void;
}

/** The range of the hints, and the pages before and after it. */
export const SearchPages = ({
  keyword,
  page,
  pageCount,
  total,
  isLoading,
  onPage,
}: SearchPagesProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  if (isLoading || keyword === '')
    return <p className="mt-8 border-t border-t-(--line) px-8 pt-8 text-3">…</p>;
  const first = (page - 1) * SEARCH_PAGE_SIZE + 1;
  return (
    <div className="row type-12 mt-8 gap-8 border-t border-t-(--line) px-8 pt-8">
      <span className="flex-1 text-2" role="status">
        {total === 0
          ? translate('map.search.none', { text: keyword })
          : translate('map.search.range', {
              first: formatNumber(first),
              last: formatNumber(Math.min(total, page * SEARCH_PAGE_SIZE)),
              total: formatNumber(total),
            })}
      </span>
      {pageCount > 1 && (
        <>
          <PageButton
            icon="left"
            label={translate('map.search.previous')}
            onClick={page > 1 ? () => onPage(page - 1) : undefined}
          />
          <span>
            {formatNumber(page)} / {formatNumber(pageCount)}
          </span>
          <PageButton
            icon="right"
            label={translate('map.search.next')}
            onClick={page < pageCount ? () => onPage(page + 1) : undefined}
          />
        </>
      )}
    </div>
  );
};

interface PageButtonProps {
  readonly icon: 'left' | 'right';
  readonly label: string;
  /** Undefined where there is no other page. */
  readonly onClick: (() => void) | undefined;
}

/** A disabled button would lose the focus at the last page. */
const PageButton = ({ icon, label, onClick }: PageButtonProps) => (
  <button
    type="button"
    className={`icon-button map-icon-button ${onClick ? '' : 'text-3'}`}
    aria-label={label}
    aria-disabled={!onClick}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);
