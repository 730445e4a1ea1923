import './pagination.css';

import { useTranslate } from 'react-admin';

import { Icon, type IconName } from './icons/Icon.tsx';
import { getPageCount, getVisiblePages } from './pageNumbers.ts';
import { useFormatNumber } from './useFormatNumber.ts';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Absent if there is no total; then only previous and next are available. */
  readonly totalCount?: number | undefined;
  /** The number of records that are in groups above the rows, in addition to the total. */
  readonly groupedCount?: number;
  /** Whether there is a next page, if there is no total. */
  readonly hasNextPage?: boolean | undefined;
  readonly pageSizeOptions?: readonly number[];
  /** The maximum number of page buttons; an even number is reduced by one. */
  readonly maxPageButtons?: number;
  readonly onPageChange: (page: number) => void;
  readonly onPageSizeChange?: (pageSize: number) => void;
}

/** The total at the left; first, pages, last and the page size at the right. Hidden without records. */
export const Pagination = ({
  page,
  pageSize,
  totalCount,
  groupedCount = 0,
  hasNextPage = false,
  pageSizeOptions = [10, 15, 30, 50, 100],
  maxPageButtons = 5,
  onPageChange,
  onPageSizeChange,
}: PaginationProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  if (totalCount !== undefined && totalCount <= 0) return null;
  const totalPages =
    totalCount === undefined ? page + Number(hasNextPage) : getPageCount(totalCount, pageSize);
  const visiblePages =
    totalCount === undefined ? [page] : getVisiblePages(page, totalPages, maxPageButtons);
  const renderArrow = (icon: IconName, label: string, targetPage: number, isEdge = false) => (
    <button
      type="button"
      className={isEdge ? 'pagination-button pagination-edge' : 'pagination-button'}
      disabled={targetPage < 1 || targetPage > totalPages || targetPage === page}
      aria-label={translate(label)}
      onClick={() => onPageChange(targetPage)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <nav className="pagination row gap-4" aria-label={translate('pagination.label')}>
      <span
        // The count is next to the title on a phone, and the page size is in the list options.
        className="flex-1 max-sm:absolute max-sm:size-1 max-sm:overflow-hidden max-sm:[clip-path:inset(50%)]"
      >
        {totalCount === undefined
          ? translate('pagination.uncounted')
          : translate(groupedCount > 0 ? 'pagination.total.grouped' : 'pagination.total', {
              smart_count: totalCount + groupedCount,
              total: formatNumber(totalCount + groupedCount),
              grouped: formatNumber(groupedCount),
            })}
      </span>
      {renderArrow('first', 'pagination.first', 1, true)}
      {renderArrow('left', 'pagination.previous', page - 1)}
      {visiblePages.map(pageNumber => (
        <button
          key={pageNumber}
          type="button"
          className="pagination-button"
          aria-label={translate('pagination.page', { page: pageNumber })}
          aria-current={pageNumber === page ? 'page' : undefined}
          onClick={() => onPageChange(pageNumber)}
        >
          {pageNumber}
        </button>
      ))}
      {renderArrow('right', 'pagination.next', page + 1)}
      {totalCount !== undefined && renderArrow('last', 'pagination.last', totalPages, true)}
      {onPageSizeChange && (
        <PageSizeSelect
          pageSize={pageSize}
          pageSizeOptions={pageSizeOptions}
          onPageSizeChange={onPageSizeChange}
        />
      )}
    </nav>
  );
};

interface PageSizeSelectProps {
  readonly pageSize: number;
  readonly pageSizeOptions: readonly number[];
  readonly onPageSizeChange: (pageSize: number) => void;
}

/** The current size is listed even if it is not a standard one. */
const PageSizeSelect = ({ pageSize, pageSizeOptions, onPageSizeChange }: PageSizeSelectProps) => {
  const translate = useTranslate();
  const options = [...new Set([...pageSizeOptions, pageSize])].sort((a, b) => a - b);
  return (
    <span className="native-select ml-8 max-sm:hidden [&_select]:h-[max(28px,var(--phone-target))]">
      <select
        aria-label={translate('pagination.size')}
        value={pageSize}
        onChange={event => onPageSizeChange(Number(event.target.value))}
      >
        {options.map(option => (
          <option key={option} value={option}>
            {translate('pagination.size.of', { size: option })}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </span>
  );
};
