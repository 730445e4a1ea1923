import { withLazyMessages } from '../../data/i18nProvider.ts';
import {
  type ProvidedTabs,
  ProvidedTabsContext,
} from '../../features/assets/detail/ProvidedTabsContext.ts';
import AssetsResource from '../../features/assets/index.tsx';
import type { ResourceAtPathProps } from '../../resources/screens/ResourceAtPath.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const PROVIDED_TABS: ProvidedTabs = {
  firmware: lazyComponent(withLazyMessages(() => import('../../features/upgrade/FirmwareTab.tsx'))),
};

/** The devices, with the tabs of other features on their pages. */
export default function AssetsScreen(props: ResourceAtPathProps) {
  return (
    <ProvidedTabsContext value={PROVIDED_TABS}>
      <AssetsResource {...props} />
    </ProvidedTabsContext>
  );
}
