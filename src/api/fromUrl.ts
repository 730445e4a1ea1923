import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const COOKIE = 'fromUrl';
/** The cookie beside it: the user who had the address open when the session ended. */
const OWNER = 'fromUrlUser';

/** What this tab was asked for: tabs share the cookie, but each goes back to its own address. */
let ofTab: { readonly address: string; readonly userId: string | undefined } | undefined;

/**
 * The address that somebody asked for who had to sign in first: the cookie `fromUrl`. It is not judged here: whoever goes
 * there does it.
 *
 * @see spec A2 (SHELL-05, AUTH-15)
 */
export const fromUrl = {
  read: (): string | undefined => ofTab?.address ?? readCookie(COOKIE),

  /**
   * Keeps an address in this tab, and for a page that is loaded again; never one with a token in it.
   *
   * @param userId whose session ended there; absent where a visitor asked for it
   */
  keep: (address: string, userId?: string): void => {
    if (/access(_|%5f)token/i.test(address)) return;
    ofTab = { address, userId };
    writeCookie(COOKIE, address);
    if (userId === undefined) removeCookie(OWNER);
    else writeCookie(OWNER, userId);
  },

  /** Forgets an address at which the session of another user ended: nobody is led to the screen of somebody else. */
  forgetUnlessOf: (userId: string): void => {
    const owner = ofTab ? ofTab.userId : readCookie(OWNER);
    if (owner !== undefined && owner !== userId) fromUrl.forget();
  },

  forget: (): void => {
    ofTab = undefined;
    removeCookie(COOKIE);
    removeCookie(OWNER);
  },
};
