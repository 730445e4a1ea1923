import type { Page } from '@playwright/test';

import type { ConsolePage } from '../e2e/support/consolePage.ts';
import type { Translate } from '../e2e/support/messages.ts';
import type { RouteMode } from '../support/consoleRoutes.ts';
import type { ScreenVariant } from './screenVariants.ts';

/** The arguments of an interaction. */
export interface InteractionContext {
  readonly page: Page;
  readonly consolePage: ConsolePage;
  readonly translate: Translate;
  readonly variant: ScreenVariant;
}

/** A screenshot: a path, and the interaction before it is taken. */
export interface Screenshot {
  readonly path: string;
  readonly mode: RouteMode;
  /** Without a session. */
  readonly isSignedOut?: boolean;
  /** The name of the interaction; absent without one. */
  readonly name?: string;
  readonly interact?: (context: InteractionContext) => Promise<void>;
}

export const getTitle = ({ path, name }: Screenshot): string => (name ? `${path} (${name})` : path);

/** Returns the file name without variant and extension. */
export const getFileStem = ({ path, name = '' }: Screenshot): string =>
  `${path.split('?', 1)[0]} ${name}`.replaceAll(/\W+/gu, '_').replaceAll(/^_|_$/gu, '') || 'home';

/** Returns the path of the image in the folder of the gallery. */
export const getFileName = (screenshot: Screenshot, { name }: ScreenVariant): string =>
  `${getFileStem(screenshot)}-${name.replaceAll(' ', '-')}.jpg`;
