import './components.css';

import { useTranslate } from 'react-admin';

/** Widths in percent, so that rows look like text and not like blocks. */
const NAME_WIDTHS_PERCENT = [9, 6.4, 8, 5.6, 7.6];

/** The placeholder of rows that load. It shows after 300 ms, without animation. */
export const SkeletonRows = ({ rows = 8 }: { readonly rows?: number }) => {
  const translate = useTranslate();
  return (
    <div className="after-300ms">
      <span className="visually-hidden" role="status">
        {translate('shell.loading')}
      </span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="skeleton-row flex h-(--row) items-center gap-12 border-b border-b-(--line) px-20 [&_span]:h-10 [&_span]:rounded-1 [&_span]:bg-(--line) [&_span:first-child]:size-16 [&_span:last-child]:ml-auto [&_span:nth-child(n+3)]:opacity-70"
          aria-hidden="true"
        >
          <span />
          <span style={{ width: `${NAME_WIDTHS_PERCENT[row % NAME_WIDTHS_PERCENT.length]}%` }} />
          <span style={{ width: '11%' }} />
          <span style={{ width: '5%' }} />
        </div>
      ))}
    </div>
  );
};
