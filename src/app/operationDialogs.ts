import { withLazyMessages } from '../data/i18nProvider.ts';
import { describeLampCommand } from '../features/assets/commands/describeLampCommand.ts';
import type { CustomDialogs } from '../resources/record/CustomDialogs.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';

/** Operations that a feature asks for in its own way, on whichever screen they are offered. */
export const operationDialogs: CustomDialogs = {
  single: {
    startUpgrade: lazyComponent(
      withLazyMessages(() => import('../features/assets/upgrade/UpgradeDialog.tsx')),
    ),
  },
  operationPhrases: { setLampParam: describeLampCommand },
  bulkConfirm: {
    startUpgrade: lazyComponent(
      withLazyMessages(() => import('../features/assets/upgrade/BulkUpgradeDialog.tsx')),
    ),
  },
};
