import { useTranslate } from 'react-admin';

import { truncateValue } from '../../../resources/conditions/rejectedParams.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { RejectedMapParam } from './mapUrl.ts';

/** Names the parts of the URL that the map does not use. @see MAP-08 */
export const RejectedParamsNotice = ({
  rejected,
  onDismiss,
}: {
  readonly rejected: readonly RejectedMapParam[];
  readonly onDismiss: () => void;
}) => {
  const translate = useTranslate();
  if (rejected.length === 0) return null;
  const parts = rejected.map(({ name, value }) => `${name}=${truncateValue(value)}`).join(', ');
  return (
    <div className="row gap-12">
      <p className="min-w-0 flex-1">{translate('map.rejected', { parts })}</p>
      <button
        type="button"
        className="icon-button map-icon-button"
        aria-label={translate('shell.close')}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};
