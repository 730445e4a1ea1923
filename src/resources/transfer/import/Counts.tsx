import { useFigures } from '../../../ui/useFigures.ts';
import { useTranslate } from 'react-admin';

export interface Count {
  /** Names the words of it: `transfer.count.{name}`. */
  readonly name: string;
  readonly count: number;
  readonly isBad?: boolean;
}

/** How many rows of each fate; what there is none of is left out, but for the first. */
export const Counts = ({ counts }: { readonly counts: readonly Count[] }) => {
  const translate = useTranslate();
  const figure = useFigures();
  return (
    <dl className="transfer-counts">
      {counts
        .filter(({ count }, at) => at === 0 || count > 0)
        .map(({ name, count, isBad = false }) => (
          <div key={name} className={isBad ? 'transfer-bad' : ''}>
            <dt>{translate(`transfer.count.${name}`)}</dt>
            <dd>{figure(count)}</dd>
          </div>
        ))}
    </dl>
  );
};
