import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** What a row or the header of the list can open, fetched when it is first opened: a list needs no form. */
export const userDialogs = {
  add: lazyComponent(async () => (await import('./AddUserDialog.tsx')).AddUserDialog),
  edit: lazyComponent(async () => (await import('./EditUserDialog.tsx')).EditUserDialog),
  modules: lazyComponent(async () => (await import('./ModulesDialog.tsx')).ModulesDialog),
  reset: lazyComponent(async () => (await import('./ResetPasswordDialog.tsx')).ResetPasswordDialog),
  domains: lazyComponent(async () => (await import('./domains/DomainsDialog.tsx')).DomainsDialog),
} as const;
