import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { resources } from '../../generated/catalogue.ts';
import { loadBindingCheck } from '../../features/assets/importing/loadBindingCheck.ts';
import type { ImportCheckLoader } from '../../resources/transfer/import/ImportCheck.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { NotFound } from '../NotFound.tsx';
import type { ScreenRouteProps } from './ScreenRouteProps.ts';
import { useOperationDescriptor } from './useOperationDescriptor.ts';
import { useScreenTitle } from './useScreenTitle.ts';

const SettingsScreen = lazyComponent(
  async () => (await import('../../resources/screens/SettingsScreen.tsx')).SettingsScreen,
);
const ReadingScreen = lazyComponent(
  async () => (await import('../../resources/screens/ReportScreen.tsx')).ReportScreen,
);
const ImportScreen = lazyComponent(
  withLazyMessages(
    async () => (await import('../../resources/screens/ImportScreen.tsx')).ImportScreen,
  ),
);

/** A settings object: read, edited and written as a whole. */
export const SettingsSectionRoute = ({ node, screen }: ScreenRouteProps<'settings'>) => {
  const title = useScreenTitle(node);
  const readOperation = useOperationDescriptor(screen.read);
  const writeOperation = useOperationDescriptor(screen.write);
  return readOperation && writeOperation ? (
    <SettingsScreen {...{ read: readOperation, write: writeOperation, title }} />
  ) : (
    <SkeletonRows />
  );
};

/** The screen of a read operation: its parameters and its response. */
export const QuerySectionRoute = ({ node, screen }: ScreenRouteProps<'report'>) => {
  const title = useScreenTitle(node);
  const operation = useOperationDescriptor(screen.operation);
  return operation ? <ReadingScreen {...{ operation, title }} /> : <SkeletonRows />;
};

const importChecks: Readonly<Record<string, ImportCheckLoader>> = { assets: loadBindingCheck };

/** Imports rows of a file as records. */
export const ImportSectionRoute = ({ node, screen }: ScreenRouteProps<'import'>) => {
  const title = useScreenTitle(node);
  const descriptor = resources[screen.resource];
  const importCheck = Object.hasOwn(importChecks, screen.resource)
    ? importChecks[screen.resource]
    : undefined;
  // The list of the same section that this import belongs to.
  const backPath = node.path.slice(0, node.path.lastIndexOf('/'));
  return descriptor ? (
    <ImportScreen {...{ descriptor, title, importCheck, returnPath: backPath }} />
  ) : (
    <NotFound />
  );
};
