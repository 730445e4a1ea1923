import { withWords } from '../../i18n/laterWords.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';

/** What a list, a row or a page of domains can open, fetched when it is first opened. */
export const dialogs = {
  add: lazyScreen(withWords(async () => (await import('./dialogs/AddDialog.tsx')).AddDialog)),
  rename: lazyScreen(
    withWords(async () => (await import('./dialogs/ChangeDialog.tsx')).RenameDialog),
  ),
  move: lazyScreen(withWords(async () => (await import('./dialogs/ChangeDialog.tsx')).PlaceDialog)),
  root: lazyScreen(withWords(async () => (await import('./root/RootDialog.tsx')).RootDialog)),
} as const;
