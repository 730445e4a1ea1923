import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { operation as addToWhitelist } from '../../../../generated/core/operations/addToWhitelist.ts';
import { operation as replaceWhitelist } from '../../../../generated/core/operations/replaceWhitelist.ts';
import { ReadStates } from '../../../../resources/places/ReadStates.tsx';
import { useAllowed } from '../../../../resources/record/useAllowed.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { Count } from '../../../../ui/Count.tsx';
import { Card } from '../Card.tsx';
import type { PartProps } from '../Part.ts';
import { useWhitelist } from './useWhitelist.ts';
import { WhitelistDialog } from './WhitelistDialog.tsx';
import { WhitelistRows } from './WhitelistRows.tsx';

const OPERATIONS = [addToWhitelist, replaceWhitelist];

/** The devices that a gateway takes: read, added to, replaced. @see ASSET-03 */
export const WhitelistCard = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState<'add' | 'replace'>();
  const refused = useAllowed('assets', OPERATIONS);
  const { data: ids, error, refetch } = useWhitelist(asset.id);
  return (
    <Card
      title={translate('asset.whitelist')}
      tools={
        <>
          {ids && (
            <span className="asset-caption">
              <Count of={ids.length} />
            </span>
          )}
          <ActionButton
            disabled={!ids || refused(replaceWhitelist) !== undefined}
            reason={refused(replaceWhitelist) ?? ''}
            onClick={() => setAsked('replace')}
          >
            {translate('asset.whitelist.replace')}
          </ActionButton>
          <ActionButton
            disabled={!ids || refused(addToWhitelist) !== undefined}
            reason={refused(addToWhitelist) ?? ''}
            onClick={() => setAsked('add')}
          >
            {translate('asset.whitelist.add')}
          </ActionButton>
        </>
      }
      flush
    >
      <ReadStates answer={ids} error={error} onRetry={() => void refetch()}>
        {list =>
          list.length === 0 ? (
            <p className="asset-quiet">{translate('asset.whitelist.none')}</p>
          ) : (
            <WhitelistRows gateway={asset} ids={list} mayChange={!refused(replaceWhitelist)} />
          )
        }
      </ReadStates>
      {asked && ids && (
        <WhitelistDialog
          gateway={asset}
          before={ids}
          act={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
};
