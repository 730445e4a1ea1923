import { useTranslate } from 'react-admin';

import { isPlanned, stuckSince } from '../../../domain/upgrade.ts';
import { upgradeLogs } from '../../../generated/core/resources.ts';
import { FieldShow } from '../../../resources/fieldShows.tsx';
import type { Owner } from '../../../resources/fieldKit.ts';
import { formatDuration } from '../../../resources/kits/formatDuration.ts';
import { useUnitWord } from '../../../resources/kits/useUnitWord.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useClock } from './useClock.ts';

const fields: readonly FieldDescriptor[] = upgradeLogs.fields;
const state = fields.find(({ source }) => source === 'state');

/** The state of an upgrade: what the document calls it, that it is planned for later, or that nothing is heard of it. */
export const UpgradeState = ({ upgrade }: { readonly upgrade: Owner }) => {
  const translate = useTranslate();
  const unitWord = useUnitWord();
  const now = useClock();
  const since = stuckSince(upgrade, now);
  const code = upgrade['state'] === 'failed' ? upgrade['code'] : undefined;
  if (since !== undefined)
    return (
      <Tag tone="major" glyph="major">
        {translate('upgrade.stuck', { length: formatDuration(now - since, 'ms', unitWord, 1) })}
      </Tag>
    );
  if (isPlanned(upgrade, now))
    return (
      <span>
        {translate('upgrade.planned')} <SiteTime time={Date.parse(String(upgrade['exec_time']))} />
      </span>
    );
  return (
    <>
      {state && <FieldShow field={state} owner={upgrade} />}
      {typeof code === 'number' && (
        <span className="upgrade-code" title={translate(`error.code.${code}`)}>
          {translate('device.code', { code })}
        </span>
      )}
    </>
  );
};
