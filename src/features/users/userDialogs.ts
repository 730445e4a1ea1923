import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** The dialogs of rows and header, each loaded when first opened: the list itself needs no form. */
export const userDialogs = {
  add: lazyComponent(async () => (await import('./AddUserDialog.tsx')).AddUserDialog),
  edit: lazyComponent(async () => (await import('./EditUserDialog.tsx')).EditUserDialog),
  modules: lazyComponent(async () => (await import('./ModulesDialog.tsx')).ModulesDialog),
  reset: lazyComponent(async () => (await import('./ResetPasswordDialog.tsx')).ResetPasswordDialog),
  domains: lazyComponent(async () => (await import('./domains/DomainsDialog.tsx')).DomainsDialog),
} as const;
