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
    <dl className="transfer-counts mb-12 flex flex-wrap gap-x-32 gap-y-12">
      {counts
        .filter(({ count }, at) => at === 0 || count > 0)
        .map(({ name, count, isError = false }) => (
          <div key={name} className={isError ? 'transfer-bad [&_dd]:text-fault' : ''}>
            <dt className="type-12 text-2">{translate(`transfer.count.${name}`)}</dt>
            <dd className="type-20 font-semibold">{formatNumber(count)}</dd>
          </div>
        ))}
    </dl>
  );
};
