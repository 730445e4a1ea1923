import { withWords } from '../data/i18nProvider.ts';
import { lampPhrase } from '../features/assets/commands/lampPhrase.ts';
import type { OwnDialogs } from '../resources/record/OwnDialogs.ts';
import { lazyScreen } from '../ui/lazyScreen.tsx';

/** Operations that a feature asks for in its own way, on whichever screen they are offered. */
export const ownDialogs: OwnDialogs = {
  one: {
    startUpgrade: lazyScreen(
      withWords(() => import('../features/assets/upgrade/UpgradeDialog.tsx')),
    ),
  },
  phrases: { setLampParam: lampPhrase },
  asks: {
    startUpgrade: lazyScreen(withWords(() => import('../features/assets/upgrade/UpgradeAsk.tsx'))),
  },
};
