import type { Page } from '@playwright/test';

import type { ConsolePage } from '../e2e/support/consolePage.ts';
import type { Translate } from '../e2e/support/messages.ts';
import type { RouteMode } from '../support/consoleRoutes.ts';
import type { Look } from './looks.ts';

/** What there is to do something with on a screen. */
export interface Stage {
  readonly page: Page;
  readonly consolePage: ConsolePage;
  readonly translate: Translate;
  readonly look: Look;
}

/** One picture: an address, and what is done there before it is taken. */
export interface Shot {
  readonly path: string;
  readonly mode: RouteMode;
  /** Taken without a session. */
  readonly isOutside?: boolean;
  /** What was done, in a word; none for the address as it is. */
  readonly name?: string;
  readonly act?: (stage: Stage) => Promise<void>;
}

/** What a shot is called. */
export const titleOf = ({ path, name }: Shot): string => (name ? `${path} (${name})` : path);

/** The start of the names of a shot's files, in the folder of the gallery. */
export const stemOf = ({ path, name = '' }: Shot): string =>
  `${path.split('?', 1)[0]} ${name}`.replaceAll(/\W+/gu, '_').replaceAll(/^_|_$/gu, '') || 'home';

/** The file of a picture, in the folder of the gallery. */
export const fileOf = (shot: Shot, { name }: Look): string =>
  `${stemOf(shot)}-${name.replaceAll(' ', '-')}.jpg`;
