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
  if (isLoading || keyword === '') return <p className="map-hits-foot text-3">…</p>;
  const first = (page - 1) * SEARCH_PAGE_SIZE + 1;
  return (
    <div className="map-hits-foot row gap-8 type-12">
      <span className="text-2 grow" role="status">
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
          <span className="tabular">
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
