import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SiteSettingsNotice } from '../../../ui/SiteSettingsNotice.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { ProblemLine } from '../ProblemLine.tsx';
import type { Chosen, Verified } from './ImportState.ts';
import type { Import } from './useImport.ts';

interface ZoneNoticeProps {
  readonly chosen: Chosen;
  readonly verified: Verified;
  readonly work: Import;
}

/** Whether times of the file were read in another zone than that of the site as it is known now. */
export function useIsZoneOutdated({ chosen, verified, work }: ZoneNoticeProps): boolean {
  const zone = useSiteZone();
  return hasTimes(chosen, work) && zone !== verified.zone;
}

const hasTimes = ({ mapping }: Chosen, work: Import): boolean =>
  mapping.some(name => work.fieldAt(name)?.kind === 'dateTime');

/** Says in which zone the times of the file were read while that of the site is unknown, and what to do about it. */
export const ZoneNotice = (props: ZoneNoticeProps) => {
  const translate = useTranslate();
  const isOutdated = useIsZoneOutdated(props);
  const { chosen, work } = props;
  if (!hasTimes(chosen, work)) return null;
  if (!isOutdated) return <SiteSettingsNotice message="transfer.zone.unknown" />;
  return (
    <>
      <ProblemLine>{translate('transfer.zone.outdated')}</ProblemLine>
      <ActionButton
        size="small"
        startIcon={<Icon name="refresh" />}
        onClick={() => void work.check(chosen)}
      >
        {translate('transfer.zone.checkAgain')}
      </ActionButton>
    </>
  );
};
