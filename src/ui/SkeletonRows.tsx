import './parts.css';

/** Widths in percent, so that rows look like words and not like a wall. */
const NAMES = [9, 6.4, 8, 5.6, 7.6];

/** Stands in for rows that load. It shows after 300 ms, and does not move. */
export const SkeletonRows = ({ rows = 8 }: { readonly rows?: number }) => (
  <div className="after-300ms" aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="skeleton-row">
        <span />
        <span style={{ width: `${NAMES[row % NAMES.length]}%` }} />
        <span style={{ width: '11%' }} />
        <span style={{ width: '5%' }} />
      </div>
    ))}
  </div>
);
