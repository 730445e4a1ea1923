import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';

import { isSameId } from '../../../domain/isSameId.ts';
import type { RecordNames } from '../../../resources/descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { PlainObject } from '../../../schema/isObject.ts';
import { getTypeLabel } from './getTypeLabel.ts';

/** Names a mute by its device, domain and type, whose names the rows have read; by its reason alone, two look alike. */
export function useMuteNames(): RecordNames {
  const cache = useQueryClient();
  const text = useLocalizedText();
  return useMemo(() => {
    const getName = (resource: string, id: unknown) => {
      const known = cache.getQueriesData<RaRecord>({ queryKey: [resource, 'getOne'] });
      const record = known.find(([, each]) => isSameId(each?.id, id))?.[1];
      return String(record?.['name'] ?? id);
    };
    const formatMute = ({ assetId, domainId, type }: PlainObject) =>
      [
        assetId && getName('assets', assetId),
        domainId && getName('domains', domainId),
        typeof type === 'string' && text(getTypeLabel(type)),
      ]
        .filter(Boolean)
        .join(' · ');
    return { mutes: formatMute };
  }, [cache, text]);
}
