import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';

import { createIdMap, isSameId } from '../../../../domain/isSameId.ts';
import { operation as replaceWhitelist } from '../../../../generated/core/operations/replaceWhitelist.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { SearchField } from '../../../../ui/FilterFields.tsx';
import { Pagination } from '../../../../ui/Pagination.tsx';
import { normalizeDeviceId } from '../../../../domain/deviceId.ts';
import { getErrorCode, NOT_IN_WHITELIST_CODE } from '../../../../domain/errorStatus.ts';
import { AssetOperationDialog } from '../AssetOperationDialog.tsx';
import type { Asset } from '../Asset.ts';
import { DeviceLine } from './DeviceLine.tsx';

interface WhitelistTableProps {
  readonly gateway: Asset;
  readonly ids: readonly string[];
  readonly canEdit: boolean;
}

const PAGE_SIZE = 10;
const MAX_SEARCH_LENGTH = 20;

/** The whitelist in pages, each id with its device, if there is one, and its binding. */
export const WhitelistTable = ({ gateway, ids, canEdit }: WhitelistTableProps) => {
  const translate = useTranslate();
  const [searchInput, setSearchInput] = useState('');
  const [requestedPage, setRequestedPage] = useState(1);
  const [removingId, setRemovingId] = useState<string>();
  const matchingIds = ids
    .map(String)
    .filter(id => id.includes(normalizeDeviceId(searchInput.trim())));
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(matchingIds.length / PAGE_SIZE)));
  const visibleIds = matchingIds.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const { data = [], isPending } = useGetMany<Asset>(
    'assets',
    { ids: visibleIds },
    { enabled: visibleIds.length > 0 },
  );
  const deviceById = createIdMap(data.filter(Boolean).map(device => [device.id, device] as const));
  const remainingIds = ids.filter(id => !isSameId(id, removingId));
  return (
    <>
      {ids.length > PAGE_SIZE && (
        <div className="px-16 pb-8">
          <SearchField
            className="asset-picker-text"
            value={searchInput}
            placeholder={translate('asset.whitelist.search')}
            maxLength={MAX_SEARCH_LENGTH}
            onChange={setSearchInput}
          />
        </div>
      )}
      <ul className="asset-whitelist" aria-label={translate('asset.whitelist')}>
        {visibleIds.map(id => (
          <li key={id}>
            <DeviceLine id={id} device={deviceById.get(id)} />
            <span className="asset-caption type-12 text-3">
              {!isPending && translate(getBindingMessageKey(deviceById.get(id), gateway.id))}
            </span>
            {canEdit && (
              <ActionButton
                kind="auxiliary"
                size="small"
                aria-label={translate('asset.whitelist.remove.of', { id })}
                onClick={() => setRemovingId(id)}
              >
                {translate('asset.whitelist.remove')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {matchingIds.length > PAGE_SIZE && (
        <div className="asset-rows-foot cluster">
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            totalCount={matchingIds.length}
            pageSizeOptions={[]}
            onPageChange={setRequestedPage}
          />
        </div>
      )}
      {removingId && (
        <AssetOperationDialog
          descriptor={assets}
          operation={replaceWhitelist}
          record={gateway}
          values={{ ids: remainingIds }}
          title={translate('asset.whitelist.remove.title', {
            id: removingId,
            gateway: gateway.name,
          })}
          confirmLabel={translate('asset.whitelist.remove')}
          failureLabel={translate('asset.whitelist.remove.of', { id: removingId })}
          renderRemedy={error =>
            getErrorCode(error) === NOT_IN_WHITELIST_CODE && (
              <p>{translate('asset.whitelist.remove.bound')}</p>
            )
          }
          onClose={() => setRemovingId(undefined)}
        >
          <p>
            {translate(
              remainingIds.length === 0
                ? 'asset.whitelist.remove.last'
                : 'asset.whitelist.remove.what',
            )}
          </p>
        </AssetOperationDialog>
      )}
    </>
  );
};

/** Returns the message key of the binding of a device, if the platform has it. */
function getBindingMessageKey(device: Asset | undefined, gateway: string): string {
  if (!device) return 'asset.whitelist.unknown';
  if (isSameId(device.ssgwId, gateway)) return 'asset.whitelist.here';
  return device.ssgwId ? 'asset.whitelist.elsewhere' : 'asset.whitelist.unbound';
}
