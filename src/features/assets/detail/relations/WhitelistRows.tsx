import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';

import { idMap, sameId } from '../../../../domain/sameId.ts';
import { operation as replaceWhitelist } from '../../../../generated/core/operations/replaceWhitelist.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { WordsField } from '../../../../ui/NarrowingFields.tsx';
import { Pager } from '../../../../ui/Pager.tsx';
import { writeDeviceId } from '../../../../domain/deviceId.ts';
import { ActDialog } from '../ActDialog.tsx';
import type { Asset } from '../Part.ts';
import { codeOf, NOT_IN_WHITELIST } from './codes.ts';
import { DeviceLine } from './DeviceLine.tsx';

interface WhitelistRowsProps {
  readonly gateway: Asset;
  readonly ids: readonly string[];
  readonly mayChange: boolean;
}

const SIZE = 10;
const LONGEST = 20;

/** The whitelist in pages, each id with the device that has it, if there is one, and where that is bound. */
export const WhitelistRows = ({ gateway, ids, mayChange }: WhitelistRowsProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [asked, setPage] = useState(1);
  const [leaving, setLeaving] = useState<string>();
  const found = ids.map(String).filter(id => id.includes(writeDeviceId(typed.trim())));
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / SIZE)));
  const shown = found.slice((page - 1) * SIZE, page * SIZE);
  const { data = [], isPending } = useGetMany<Asset>(
    'assets',
    { ids: shown },
    { enabled: shown.length > 0 },
  );
  const byId = idMap(data.filter(Boolean).map(device => [device.id, device] as const));
  const rest = ids.filter(id => !sameId(id, leaving));
  return (
    <>
      {ids.length > SIZE && (
        <div className="asset-rows-head">
          <WordsField
            className="asset-picker-words"
            value={typed}
            hint={translate('asset.whitelist.search')}
            longest={LONGEST}
            onChange={setTyped}
          />
        </div>
      )}
      <ul className="asset-whitelist" aria-label={translate('asset.whitelist')}>
        {shown.map(id => (
          <li key={id}>
            <DeviceLine id={id} device={byId.get(id)} />
            <span className="asset-caption">
              {!isPending && translate(placeOf(byId.get(id), gateway.id))}
            </span>
            {mayChange && (
              <ActionButton
                kind="auxiliary"
                size="small"
                aria-label={translate('asset.whitelist.remove.of', { id })}
                onClick={() => setLeaving(id)}
              >
                {translate('asset.whitelist.remove')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {found.length > SIZE && (
        <div className="asset-rows-foot">
          <Pager page={page} size={SIZE} total={found.length} sizes={[]} onPage={setPage} />
        </div>
      )}
      {leaving && (
        <ActDialog
          descriptor={assets}
          operation={replaceWhitelist}
          record={gateway}
          values={{ ids: rest }}
          title={translate('asset.whitelist.remove.ask', { id: leaving, gateway: gateway.name })}
          confirm={translate('asset.whitelist.remove')}
          remedy={error =>
            codeOf(error) === NOT_IN_WHITELIST && <p>{translate('asset.whitelist.remove.bound')}</p>
          }
          onClose={() => setLeaving(undefined)}
        >
          <p>
            {translate(
              rest.length === 0 ? 'asset.whitelist.remove.last' : 'asset.whitelist.remove.what',
            )}
          </p>
        </ActDialog>
      )}
    </>
  );
};

/** Where the device of an id is bound, as far as the platform knows it. */
function placeOf(device: Asset | undefined, gateway: string): string {
  if (!device) return 'asset.whitelist.unknown';
  if (sameId(device.ssgwId, gateway)) return 'asset.whitelist.here';
  return device.ssgwId ? 'asset.whitelist.elsewhere' : 'asset.whitelist.nowhere';
}
