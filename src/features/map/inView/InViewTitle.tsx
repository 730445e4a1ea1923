import { useTranslate } from 'react-admin';

import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';

/** Whether a list is open. */
export interface ListToggle {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

interface InViewTitleProps {
  /** The number of devices in view. */
  readonly total: number;
  readonly toggle: ListToggle | undefined;
}

/** The title of the list, which opens and closes it where the list has no room of its own. */
export const InViewTitle = ({ total, toggle }: InViewTitleProps) => {
  const translate = useTranslate();
  const text = (
    <span className="row gap-6">
      {translate('map.inView')}
      <span className="text-3 tabular">
        <FormattedNumber value={total} />
      </span>
    </span>
  );
  return (
    <h2 id="map-in-view-title" className="stack type-14 semibold">
      {toggle ? (
        <button
          type="button"
          className="map-in-view-head map-in-view-toggle plain-button row spread"
          aria-expanded={toggle.isOpen}
          onClick={toggle.onToggle}
        >
          {text}
          <Icon name="up" />
        </button>
      ) : (
        <span className="map-in-view-head">{text}</span>
      )}
    </h2>
  );
};
