import { resources } from '../../generated/catalogue.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
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
  async () => (await import('../../resources/places/ImportScreen.tsx')).ImportScreen,
);

/** One set of settings: read, changed and written as a whole. */
export const Settings = ({ node, screen }: Drawn<'settings'>) => (
  <SettingsScreen
    read={useOperation(screen.read)}
    write={useOperation(screen.write)}
    title={useTitle(node)}
  />
);

/** What one operation answers to what it is asked. */
export const Reading = ({ node, screen }: Drawn<'reading'>) => (
  <ReadingScreen operation={useOperation(screen.operation)} title={useTitle(node)} />
);

/** Rows of a file become records. */
export const Import = ({ node, screen }: Drawn<'import'>) => {
  const title = useTitle(node);
  const descriptor = resources[screen.resource];
  return descriptor ? <ImportScreen descriptor={descriptor} title={title} /> : <NotFound />;
};
