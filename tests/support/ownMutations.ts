import { readdirSync, readFileSync } from 'node:fs';

import { catalogue } from '../../mocks/generated/catalogue.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';

/** The files of hand-written screens that change something, and the operations that each of them sends. */
export type MutationTable = Readonly<Record<string, readonly string[]>>;

/**
 * The mutations of the hand-written screens by the test whose cases fail each of them. What the engine sends (lists, forms,
 * bulk actions, confirmed operations of a record) is not among them.
 *
 * @see ERR-03
 */
export const OWN_MUTATIONS = {
  ownFailures: {
    'features/users/AddUserDialog.tsx': ['createUser', 'setUserDomains'],
    'features/users/EditUserDialog.tsx': ['updateUser'],
    'features/users/ModulesForm.tsx': ['updateUser'],
    'features/users/ResetPasswordDialog.tsx': ['resetPassword'],
    'features/users/domains/AssignDomainsDialog.tsx': ['setUserDomains'],
    'features/users/domains/DomainsForm.tsx': ['setUserDomains'],
    'features/session/password/usePasswordForm.ts': ['changePassword'],
    'features/domains/dialogs/AddDomainDialog.tsx': ['createDomain'],
    'features/domains/dialogs/DomainFieldDialogs.tsx': ['updateDomain'],
    'features/domains/root/RootDomainDialog.tsx': ['setDomainRoot'],
  },
  deviceFailures: {
    'features/assets/detail/AssetOperationDialog.tsx': [
      'setLampParam',
      'returnToStrategy',
      'updateAsset',
      'exchangeAsset',
      'unbindGateway',
      'unrelatePoleAsset',
      'replaceWhitelist',
    ],
    'features/assets/detail/relations/BindGatewayDialog.tsx': ['bindGateway', 'addToWhitelist'],
    'features/assets/detail/relations/WhitelistDialog.tsx': ['addToWhitelist', 'replaceWhitelist'],
    'features/assets/detail/relations/useAttachToPole.ts': ['relatePoleAsset'],
    'features/assets/devices/PlayConfirmDialog.tsx': ['playFiles'],
    'features/assets/devices/PresetsCard.tsx': ['recallCameraPreset'],
    'features/assets/devices/UploadMediaButton.tsx': ['uploadMediaData'],
    'features/assets/devices/useCameraPan.ts': ['panCamera'],
    'features/assets/importing/bindingCheck.ts': ['addToWhitelist'],
    'features/upgrade/UpgradeDialog.tsx': ['startUpgrade'],
    'features/upgrade/PackageFileInput.tsx': ['uploadPackage'],
  },
  alertFailures: {
    'features/alerts/useConfirmAlert.ts': ['confirmAlert'],
    'features/alerts/confirmMany.ts': ['confirmAlerts', 'confirmFaults'],
    'features/alerts/mutes/MuteDialog.tsx': ['createMute'],
    'features/alerts/mutes/useUnmute.ts': ['deleteMute'],
    'app/messages/alerts/useConfirmAlerts.ts': ['confirmAlert', 'confirmAlerts'],
  },
  mediaFailures: {
    // Every edit is sent and reported in the same way.
    'features/media/save/sendChange.ts': ['updateProject'],
    'features/media/publish/publishSaved.ts': ['publishProject'],
    'features/media/publish/startPublishing.ts': ['addPlayerProject'],
    'features/media/publish/PlayNow.tsx': ['activatePlayerProject'],
    'features/storage/useModelTypeDocuments.ts': ['addModelTypeDoc', 'updateModelType'],
    'features/storage/ModelTypeDocumentsDialog.tsx': ['uploadDocument'],
    'features/storage/UploadDocumentsDialog.tsx': ['uploadDocument'],
    'data/materialTarget.ts': ['uploadFile'],
  },
} as const satisfies Readonly<Record<string, MutationTable>>;

/** Operations that are no GET and change nothing that a user sees, each with the reason. */
const NO_MUTATIONS: Readonly<Record<string, string>> = {
  countLamps: 'counts lamps',
  previewFormatText: 'draws a text and stores nothing',
  reportProjectEditor: 'without a response, the others see a little later that the editor is open',
  closeProjectEditor: 'the platform closes an editor that no longer reports',
};

/** Files that only call operations which read, although their source names none. */
export const READERS: Readonly<Record<string, string>> = {
  'features/assets/commands/useParameterQuery.ts': 'reads the parameter of a device',
  'features/upgrade/useUpgradeCampaigns.ts': 'reads the upgrades',
  'features/upgrade/useUpgradeLogSummary.ts': 'counts the upgrades',
};

const methods: ReadonlyMap<string, string> = new Map(
  Object.values(catalogue).flatMap(({ operations }) =>
    Object.values<OperationDescriptor>(operations).map(({ id, method }) => [id, method] as const),
  ),
);

const isMutation = (id: string) => methods.get(id) !== 'get' && !(id in NO_MUTATIONS);

/** A call by its name, which is not only the type of one. */
const NAMED_CALL = /(?<!typeof )\bcalls\.\w+\.(?<id>\w+)/gu;
const IMPORTED_OPERATION = /\/generated\/\w+\/operations\/(?<id>\w+)\.ts'/gu;
/** A call whose operation is a value. */
const PROVIDER_CALL = /\bprovider\.call[<(]|\buseOperationCall\(/u;
const ANY_CALL = /\bcalls\.\w+\[|\bprovider\.(?:create|update|delete)\w*[<(]/u;

const listIds = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.['id'] ?? []);

/**
 * Returns the operations that a source file names and that change something.
 *
 * @returns undefined when the file changes nothing
 */
export function findMutations(text: string): readonly string[] | undefined {
  const named = listIds(text, NAMED_CALL);
  const isCaller = PROVIDER_CALL.test(text);
  const imported = isCaller ? listIds(text, IMPORTED_OPERATION) : [];
  const found = [...new Set([...named, ...imported])].filter(isMutation);
  const isDynamic = ANY_CALL.test(text) || (isCaller && imported.length === 0);
  return found.length > 0 || isDynamic ? found : undefined;
}

const root = `${process.cwd()}/src/`;
const FOLDERS = ['features', 'app'];

/** Reads the files of the hand-written screens that change something, and the operations that each of them names. */
export const readOwnMutations = (): MutationTable =>
  Object.fromEntries(
    FOLDERS.flatMap(folder =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/u.test(file) && !file.includes('.test.'))
        .flatMap(file => {
          const path = `${folder}/${file}`;
          const found = findMutations(readFileSync(root + path, 'utf8'));
          return found ? [[path, found] as const] : [];
        }),
    ),
  );
