import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SiteSettingsWarning } from '../../../ui/SiteSettingsWarning.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { DialogError } from '../DialogError.tsx';
import type { ImportSetup, CheckResult } from './ImportState.ts';
import type { ImportController } from './useImport.ts';

interface ZoneNoticeProps {
  readonly setup: ImportSetup;
  readonly checkResult: CheckResult;
  readonly controller: ImportController;
}

/** Whether the times of the file were read in another zone than the current site zone. */
export function useIsZoneOutdated({ setup, checkResult, controller }: ZoneNoticeProps): boolean {
  const zone = useSiteZone();
  return hasDateTimeColumns(setup, controller) && zone !== checkResult.zone;
}

const hasDateTimeColumns = ({ mapping }: ImportSetup, controller: ImportController): boolean =>
  mapping.some(name => controller.getField(name)?.kind === 'dateTime');

/** Warns which zone was used for the times of the file while the site zone is unknown, and how to correct it. */
export const ZoneNotice = (props: ZoneNoticeProps) => {
  const translate = useTranslate();
  const isOutdated = useIsZoneOutdated(props);
  const { setup, controller } = props;
  if (!hasDateTimeColumns(setup, controller)) return null;
  if (!isOutdated) return <SiteSettingsWarning messageKey="transfer.zone.unknown" />;
  return (
    <>
      <DialogError>{translate('transfer.zone.outdated')}</DialogError>
      <ActionButton
        size="small"
        startIcon={<Icon name="refresh" />}
        onClick={() => void controller.check(setup)}
      >
        {translate('transfer.zone.checkAgain')}
      </ActionButton>
    </>
  );
};
