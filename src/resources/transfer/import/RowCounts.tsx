import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { useTranslate } from 'react-admin';

export interface RowCount {
  /** The suffix of its message key: `transfer.count.{name}`. */
  readonly name: string;
  readonly count: number;
  readonly isError?: boolean;
}

/** Shows row counts; zero counts are omitted, except the first. */
export const RowCounts = ({ counts }: { readonly counts: readonly RowCount[] }) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  return (
    <dl className="transfer-counts wrap">
      {counts
        .filter(({ count }, at) => at === 0 || count > 0)
        .map(({ name, count, isError = false }) => (
          <div key={name} className={isError ? 'transfer-bad' : ''}>
            <dt className="type-12 text-2">{translate(`transfer.count.${name}`)}</dt>
            <dd className="type-20 semibold">{formatNumber(count)}</dd>
          </div>
        ))}
    </dl>
  );
};
