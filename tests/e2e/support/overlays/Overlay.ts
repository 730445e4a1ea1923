import type { Page } from '@playwright/test';

import type { Language } from '../../../../src/i18n/language.ts';
import type { LocalizedText } from '../../../../src/schema/localizedText.ts';
import type { City } from '../city.ts';
import type { Translate } from '../messages.ts';

/** The arguments of an opener. */
export interface OverlayContext {
  readonly page: Page;
  readonly city: City;
  readonly language: Language;
  /** The message of a key in the language of the screen. */
  readonly translate: Translate;
}

/** Opens an overlay on the screen of its path. */
export type Opener = (context: OverlayContext) => Promise<void>;

/** A button or a menu item: the key of its message, or the label of an operation. */
export type ButtonLabel = string | LocalizedText;

/** An overlay: a dialog, drawer, popover or menu, and how to open it. */
export interface Overlay {
  /** The source file of its component, in `src`. */
  readonly file: string;
  /** Distinguishes the overlays of a file. */
  readonly name?: string;
  readonly path: string;
  readonly open: Opener;
  /** Prepares the platform or its responses before the screen loads. */
  readonly prepare?: Opener;
  /** Whether the page loads again before, so that no record of an earlier screen is cached. */
  readonly reloads?: boolean;
  /** Whether it leaves a changed form, which requires a confirmation before another screen: the next overlay loads the page again. */
  readonly leavesEdits?: boolean;
  /** The errors of the browser's log that the preparation causes. */
  readonly expectedError?: RegExp;
}
