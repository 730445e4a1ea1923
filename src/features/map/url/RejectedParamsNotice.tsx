import { useTranslate } from 'react-admin';

import { truncateValue } from '../../../resources/conditions/rejectedParams.ts';
import type { RejectedMapParam } from './mapUrl.ts';

/** Names the parts of the URL that the map does not use. @see MAP-08 */
export const RejectedParamsNotice = ({
  rejected,
}: {
  readonly rejected: readonly RejectedMapParam[];
}) => {
  const translate = useTranslate();
  if (rejected.length === 0) return null;
  const parts = rejected.map(({ name, value }) => `${name}=${truncateValue(value)}`).join(', ');
  return <p>{translate('map.rejected', { parts })}</p>;
};
