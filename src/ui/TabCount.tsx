import './urlTabs.css';

import { FormattedNumber } from './FormattedNumber.tsx';

/** The count in the label of a tab; hidden while it is unknown. */
export const TabCount = ({ count }: { readonly count: number | undefined }) =>
  count === undefined ? null : (
    <span className="tab-count">
      <FormattedNumber value={count} />
    </span>
  );
