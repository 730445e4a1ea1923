import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const URL_COOKIE = 'fromUrl';
/** The cookie beside it: the user who had the address open when the session ended. */
const OWNER_COOKIE = 'fromUrlUser';

/** What this tab was asked for: tabs share the cookie, but each goes back to its own address. */
let tabEntry: { readonly url: string; readonly userId: string | undefined } | undefined;

/**
 * The address that somebody asked for who had to sign in first: the cookie `fromUrl`. It is not judged here: whoever goes
 * there does it.
 *
 * @see SHELL-05, AUTH-15
 */
export const fromUrl = {
  read: (): string | undefined => tabEntry?.url ?? readCookie(URL_COOKIE),

  /**
   * Keeps an address in this tab, and for a page that is loaded again; never one with a token in it.
   *
   * @param userId whose session ended there; absent where a visitor asked for it
   */
  save: (url: string, userId?: string): void => {
    if (/access(_|%5f)token/i.test(url)) return;
    tabEntry = { url, userId };
    writeCookie(URL_COOKIE, url);
    if (userId === undefined) removeCookie(OWNER_COOKIE);
    else writeCookie(OWNER_COOKIE, userId);
  },

  /** Forgets an address at which the session of another user ended: nobody is led to the screen of somebody else. */
  clearUnlessOwnedBy: (userId: string): void => {
    const ownerId = tabEntry ? tabEntry.userId : readCookie(OWNER_COOKIE);
    if (ownerId !== undefined && ownerId !== userId) fromUrl.clear();
  },

  clear: (): void => {
    tabEntry = undefined;
    removeCookie(URL_COOKIE);
    removeCookie(OWNER_COOKIE);
  },
};
