import { type RaRecord, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useMapPath } from './MapPathContext.ts';
import type { RecordAction } from './RecordAction.ts';

/**
 * Returns the action that shows a record on the map; none without a location, or without the map.
 *
 * @example const [showOnMap] = useMapAction(alerts, alert);
 */
export function useMapAction(
  descriptor: ResourceDescriptor,
  record: RaRecord,
): readonly RecordAction[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const path = useMapPath(descriptor, record);
  if (path === undefined) return [];
  return [
    {
      id: 'showOnMap',
      label: translate('record.showOnMap'),
      icon: 'map',
      isReadOnly: true,
      onPick: () => void navigate(path),
    },
  ];
}
