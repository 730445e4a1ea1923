import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { calls } from '../../../../data/calls.ts';
import { operation as addToWhitelist } from '../../../../generated/core/operations/addToWhitelist.ts';
import { operation as replaceWhitelist } from '../../../../generated/core/operations/replaceWhitelist.ts';
import { QueryStates } from '../../../../resources/failures/QueryStates.tsx';
import { useDenialReason } from '../../../../resources/access/useDenialReason.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { FormattedNumber } from '../../../../ui/FormattedNumber.tsx';
import { AssetCard } from '../AssetCard.tsx';
import type { AssetTabProps } from '../Asset.ts';
import { WhitelistDialog } from './WhitelistDialog.tsx';
import { WhitelistTable } from './WhitelistTable.tsx';

const OPERATIONS = [addToWhitelist, replaceWhitelist];

/** The whitelist of a gateway: shown, extended, replaced. @see ASSET-03 */
export const WhitelistCard = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const [openDialog, setOpenDialog] = useState<'add' | 'replace'>();
  const getDenial = useDenialReason('assets', OPERATIONS);
  const { data: ids, error, refetch } = useWhitelist(asset.id);
  return (
    <AssetCard
      title={translate('asset.whitelist')}
      actions={
        <>
          {ids && (
            <span className="asset-caption type-12 text-3">
              <FormattedNumber value={ids.length} />
            </span>
          )}
          <ActionButton
            disabled={!ids || getDenial(replaceWhitelist) !== undefined}
            disabledReason={getDenial(replaceWhitelist) ?? ''}
            onClick={() => setOpenDialog('replace')}
          >
            {translate('asset.whitelist.replace')}
          </ActionButton>
          <ActionButton
            disabled={!ids || getDenial(addToWhitelist) !== undefined}
            disabledReason={getDenial(addToWhitelist) ?? ''}
            onClick={() => setOpenDialog('add')}
          >
            {translate('asset.whitelist.add')}
          </ActionButton>
        </>
      }
      isFlush
    >
      <QueryStates
        data={ids}
        error={error}
        onRetry={refetch}
        empty={<p className="asset-quiet">{translate('asset.whitelist.none')}</p>}
      >
        {list => (
          <WhitelistTable gateway={asset} ids={list} canEdit={!getDenial(replaceWhitelist)} />
        )}
      </QueryStates>
      {openDialog && ids && (
        <WhitelistDialog
          gateway={asset}
          currentIds={ids}
          mode={openDialog}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </AssetCard>
  );
};

/** Reads the whitelist of a gateway, in order of addition; an empty one accepts every device. @see ASSET-03 */
const useWhitelist = (id: string) =>
  useQuery({
    queryKey: ['assets', 'whitelist', id],
    queryFn: async ({ signal }) => (await calls.core.getWhitelist({ path: { id }, signal })).ids,
  });
