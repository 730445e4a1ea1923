import { withLazyMessages } from '../data/i18nProvider.ts';
import { describeLampCommand } from '../features/assets/commands/describeLampCommand.ts';
import type { CustomDialogs } from '../resources/record/CustomDialogs.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';

const LampImpact = lazyComponent(
  withLazyMessages(() => import('../features/strategies/LampImpact.tsx')),
  { isOptional: true },
);

/** These start when they are sent. */
const duration = lazyComponent(
  withLazyMessages(() => import('../resources/inputs/EndingDurationInput.tsx')),
);

/** Operations with a dialog of their own feature, on every screen that has them. */
export const operationDialogs: CustomDialogs = {
  single: {
    startUpgrade: lazyComponent(
      withLazyMessages(() => import('../features/upgrade/UpgradeDialog.tsx')),
    ),
    uploadDocument: lazyComponent(
      withLazyMessages(() => import('../features/storage/UploadDocumentsDialog.tsx')),
    ),
    downloadDocument: lazyComponent(
      withLazyMessages(() => import('../features/storage/OpenDocumentDialog.tsx')),
    ),
    getFileContent: lazyComponent(
      withLazyMessages(() => import('../features/storage/OpenFileDialog.tsx')),
    ),
    addModelTypeDoc: lazyComponent(
      withLazyMessages(() => import('../features/storage/ModelTypeDocumentsDialog.tsx')),
    ),
    uploadFile: lazyComponent(
      withLazyMessages(() => import('../features/storage/UploadFilesDialog.tsx')),
    ),
  },
  inputs: {
    permitJoinNet: { duration },
    insertIntoPlayer: {
      duration,
      text: lazyComponent(
        withLazyMessages(() => import('../features/players/InsertedTextInput.tsx')),
      ),
      programId: lazyComponent(
        withLazyMessages(() => import('../features/players/ProgramInput.tsx')),
      ),
    },
  },
  impacts: {
    startStrategy: LampImpact,
    stopStrategy: LampImpact,
    startPlan: LampImpact,
    stopPlan: LampImpact,
    applyScene: LampImpact,
    deleteOverride: LampImpact,
  },
  operationPhrases: {
    setLampParam: describeLampCommand,
    cancelUpgrade: () => ({ messageKey: 'upgrade.phrase.cancel' }),
    addPlayerProject: () => ({ messageKey: 'player.phrase.add' }),
    removePlayerProject: () => ({ messageKey: 'player.phrase.remove' }),
    activatePlayerProject: () => ({ messageKey: 'player.phrase.activate' }),
    endInsertion: () => ({ messageKey: 'player.phrase.end' }),
    insertIntoPlayer: () => ({ messageKey: 'player.phrase.insert' }),
  },
  bulkConfirm: {
    startUpgrade: lazyComponent(
      withLazyMessages(() => import('../features/upgrade/BulkUpgradeDialog.tsx')),
    ),
  },
};
