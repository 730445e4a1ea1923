import { lazyScreen } from '../../ui/lazyScreen.tsx';

/** What a row or the header of the list can open, fetched when it is first opened: a list needs no form. */
export const dialogs = {
  add: lazyScreen(async () => (await import('./AddUserDialog.tsx')).AddUserDialog),
  edit: lazyScreen(async () => (await import('./EditUserDialog.tsx')).EditUserDialog),
  modules: lazyScreen(async () => (await import('./ModulesDialog.tsx')).ModulesDialog),
  reset: lazyScreen(async () => (await import('./ResetPasswordDialog.tsx')).ResetPasswordDialog),
  domains: lazyScreen(async () => (await import('./domains/DomainsDialog.tsx')).DomainsDialog),
} as const;
