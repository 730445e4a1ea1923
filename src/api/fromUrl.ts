import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const COOKIE = 'fromUrl';

/** What this tab was asked for: tabs share the cookie, but each goes back to its own address. */
let ofTab: string | undefined;

/**
 * The address that somebody asked for who had to sign in first: the cookie `fromUrl`. It is not judged here: whoever goes
 * there does it.
 *
 * @see spec A2 (SHELL-05, AUTH-15)
 */
export const fromUrl = {
  read: (): string | undefined => ofTab ?? readCookie(COOKIE),

  /** Keeps an address in this tab, and for a page that is loaded again; never one with a token in it. */
  keep: (address: string): void => {
    if (/access(_|%5f)token/i.test(address)) return;
    ofTab = address;
    writeCookie(COOKIE, address);
  },

  forget: (): void => {
    ofTab = undefined;
    removeCookie(COOKIE);
  },
};
