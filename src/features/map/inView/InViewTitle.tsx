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
  readonly total: number | undefined;
  readonly toggle: ListToggle | undefined;
}

/** The title of the list, which opens and closes it where the list has no room of its own. */
export const InViewTitle = ({ total, toggle }: InViewTitleProps) => {
  const translate = useTranslate();
  const text = (
    <span className="row gap-6">
      {translate('map.inView')}
      {total !== undefined && (
        <span className="text-3 tabular">
          <FormattedNumber value={total} />
        </span>
      )}
    </span>
  );
  const heading = { id: 'map-in-view-title', className: 'stack type-14 semibold' };
  if (!toggle)
    return (
      <div className="map-in-view-head row spread">
        <h2 {...heading}>{text}</h2>
        <span className="text-3 type-12">{translate('map.inView.order')}</span>
      </div>
    );
  return (
    <h2 {...heading}>
      <button
        type="button"
        className="map-in-view-head map-in-view-toggle plain-button row spread"
        aria-expanded={toggle.isOpen}
        onClick={toggle.onToggle}
      >
        {text}
        <Icon name="up" />
      </button>
    </h2>
  );
};
