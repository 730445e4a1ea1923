import { withLazyMessages } from '../../data/i18nProvider.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** Both bars show the number: it loads after the first page. */
export const LazyCriticalAlerts = lazyComponent(
  withLazyMessages(() => import('./CriticalAlertsLink.tsx')),
  { isOptional: true },
);
