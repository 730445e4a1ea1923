import { withLazyMessages } from '../data/i18nProvider.ts';
import { describeLampCommand } from '../features/assets/commands/describeLampCommand.ts';
import type { CustomDialogs } from '../resources/record/CustomDialogs.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';

/** Operations with a dialog of their own feature, on every screen that has them. */
export const operationDialogs: CustomDialogs = {
  single: {
    startUpgrade: lazyComponent(
      withLazyMessages(() => import('../features/upgrade/UpgradeDialog.tsx')),
    ),
    uploadDocument: lazyComponent(
      withLazyMessages(() => import('../features/storage/UploadDocumentsDialog.tsx')),
    ),
    uploadFile: lazyComponent(
      withLazyMessages(() => import('../features/storage/UploadFilesDialog.tsx')),
    ),
  },
  operationPhrases: { setLampParam: describeLampCommand },
  bulkConfirm: {
    startUpgrade: lazyComponent(
      withLazyMessages(() => import('../features/upgrade/BulkUpgradeDialog.tsx')),
    ),
  },
};
