import { withWords } from '../../i18n/laterWords.ts';
import { resources } from '../../generated/catalogue.ts';
import { loadBindingCheck } from '../../features/assets/importing/loadBindingCheck.ts';
import type { ImportCheckLoader } from '../../resources/transfer/import/ImportCheck.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { NotFound } from '../NotFound.tsx';
import type { Drawn } from './Drawn.ts';
import { useOperation } from './useOperation.ts';
import { useTitle } from './useTitle.ts';

const SettingsScreen = lazyScreen(
  async () => (await import('../../resources/places/SettingsScreen.tsx')).SettingsScreen,
);
const ReadingScreen = lazyScreen(
  async () => (await import('../../resources/places/ReadingScreen.tsx')).ReadingScreen,
);
const ImportScreen = lazyScreen(
  withWords(async () => (await import('../../resources/places/ImportScreen.tsx')).ImportScreen),
);

/** One set of settings: read, changed and written as a whole. */
export const Settings = ({ node, screen }: Drawn<'settings'>) => {
  const title = useTitle(node);
  const read = useOperation(screen.read);
  const write = useOperation(screen.write);
  return read && write ? <SettingsScreen {...{ read, write, title }} /> : <SkeletonRows />;
};

/** What one operation answers to what it is asked. */
export const Reading = ({ node, screen }: Drawn<'reading'>) => {
  const title = useTitle(node);
  const operation = useOperation(screen.operation);
  return operation ? <ReadingScreen {...{ operation, title }} /> : <SkeletonRows />;
};

const importChecks: Readonly<Record<string, ImportCheckLoader>> = { assets: loadBindingCheck };

/** Rows of a file become records. */
export const Import = ({ node, screen }: Drawn<'import'>) => {
  const title = useTitle(node);
  const descriptor = resources[screen.resource];
  const importCheck = Object.hasOwn(importChecks, screen.resource)
    ? importChecks[screen.resource]
    : undefined;
  // The list that stands beside it in its section.
  const back = node.path.slice(0, node.path.lastIndexOf('/'));
  return descriptor ? <ImportScreen {...{ descriptor, title, importCheck, back }} /> : <NotFound />;
};
