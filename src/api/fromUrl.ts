import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const URL_COOKIE = 'fromUrl';
/** The owner of the URL: the user who had it open when the session ended. */
const OWNER_COOKIE = 'fromUrlUser';

/** The URL requested in this tab: tabs share the cookie, but each returns to its own URL. */
let tabEntry: { readonly url: string; readonly userId: string | undefined } | undefined;

/**
 * The URL that was requested before sign-in: the cookie `fromUrl`. It is not validated here: the redirect does that.
 *
 * @see SHELL-05, AUTH-15
 */
export const fromUrl = {
  read: (): string | undefined => tabEntry?.url ?? readCookie(URL_COOKIE),

  /**
   * Saves a URL for this tab and for a reload; never one that contains a token.
   *
   * @param userId the user whose session ended there; absent where a visitor requested it
   */
  save: (url: string, userId?: string): void => {
    if (/access(_|%5f)token/i.test(url)) return;
    tabEntry = { url, userId };
    writeCookie(URL_COOKIE, url);
    if (userId === undefined) removeCookie(OWNER_COOKIE);
    else writeCookie(OWNER_COOKIE, userId);
  },

  /**
   * Clears a URL at which the session of another user ended, so that no user is redirected to another user's screen.
   */
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
