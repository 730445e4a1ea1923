import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** What a list, a row or a page of domains can open, fetched when it is first opened. */
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
