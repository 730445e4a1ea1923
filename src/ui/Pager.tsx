import './pager.css';

import { useTranslate } from 'react-admin';

import { Icon, type IconName } from './icons/Icon.tsx';
import { pageCount, pagesAround } from './pages.ts';
import { useFigures } from './useFigures.ts';

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Absent where nobody counts them; then it only goes from page to page. */
  readonly total?: number | undefined;
  /** Whether there is a page after this one, where nobody counts. */
  readonly hasNext?: boolean | undefined;
  readonly sizes?: readonly number[];
  /** How many page buttons at most; an even number is lowered to the odd one below. */
  readonly buttons?: number;
  readonly onPage: (page: number) => void;
  readonly onSize?: (size: number) => void;
}

/** The total at the left; first, pages, last and the page size at the right. Nothing when there is nothing. */
export const Pager = ({
  page,
  size,
  total,
  hasNext = false,
  sizes = [10, 15, 30, 50, 100],
  buttons = 5,
  onPage,
  onSize,
}: PagerProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  if (total !== undefined && total <= 0) return null;
  const pages = total === undefined ? page + Number(hasNext) : pageCount(total, size);
  const numbers = total === undefined ? [page] : pagesAround(page, pages, buttons);
  const arrow = (icon: IconName, label: string, to: number, end = false) => (
    <button
      type="button"
      className={end ? 'pager-button pager-end' : 'pager-button'}
      disabled={to < 1 || to > pages || to === page}
      aria-label={translate(label)}
      onClick={() => onPage(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <nav className="pager" aria-label={translate('pager.label')}>
      <span className="pager-total">
        {total === undefined
          ? translate('pager.uncounted')
          : translate('pager.total', { smart_count: total, total: figure(total) })}
      </span>
      {arrow('first', 'pager.first', 1, true)}
      {arrow('left', 'pager.previous', page - 1)}
      {numbers.map(number => (
        <button
          key={number}
          type="button"
          className="pager-button"
          aria-label={translate('pager.page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      {arrow('right', 'pager.next', page + 1)}
      {total !== undefined && arrow('last', 'pager.last', pages, true)}
      {onSize && <PageSize size={size} sizes={sizes} onSize={onSize} />}
    </nav>
  );
};

interface PageSizeProps {
  readonly size: number;
  readonly sizes: readonly number[];
  readonly onSize: (size: number) => void;
}

/** The size in use is listed even where it is none of the usual ones. */
const PageSize = ({ size, sizes, onSize }: PageSizeProps) => {
  const translate = useTranslate();
  const offered = [...new Set([...sizes, size])].sort((a, b) => a - b);
  return (
    <span className="pager-size">
      <select
        aria-label={translate('pager.size')}
        value={size}
        onChange={event => onSize(Number(event.target.value))}
      >
        {offered.map(choice => (
          <option key={choice} value={choice}>
            {translate('pager.size.of', { size: choice })}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </span>
  );
};
