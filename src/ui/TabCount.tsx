import './urlTabs.css';

import { FormattedNumber } from './FormattedNumber.tsx';

/** The count in the label of a tab; hidden while it is unknown. */
export const TabCount = ({ count }: { readonly count: number | undefined }) =>
  count === undefined ? null : (
    <span className="ml-4 rounded-1 bg-(--hover) px-6 text-12/12-text text-2">
      <FormattedNumber value={count} />
    </span>
  );
