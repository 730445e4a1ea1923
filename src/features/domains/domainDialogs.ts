import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** The dialogs of domains, each loaded when first opened. */
export const domainDialogs = {
  add: lazyComponent(
    withLazyMessages(async () => (await import('./dialogs/AddDomainDialog.tsx')).AddDomainDialog),
  ),
  rename: lazyComponent(
    withLazyMessages(
      async () => (await import('./dialogs/DomainFieldDialogs.tsx')).RenameDomainDialog,
    ),
  ),
  move: lazyComponent(
    withLazyMessages(
      async () => (await import('./dialogs/DomainFieldDialogs.tsx')).MoveDomainDialog,
    ),
  ),
  root: lazyComponent(
    withLazyMessages(async () => (await import('./root/RootDomainDialog.tsx')).RootDomainDialog),
  ),
} as const;
