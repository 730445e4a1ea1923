import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const COOKIE = 'fromUrl';

/**
 * The address that somebody asked for who had to sign in first: the cookie `fromUrl`. It is what it is: whoever goes
 * there judges it before.
 *
 * @see spec A2 (SHELL-05, AUTH-15)
 */
export const fromUrl = {
  read: (): string | undefined => readCookie(COOKIE),
  keep: (address: string): void => writeCookie(COOKIE, address),
  forget: (): void => removeCookie(COOKIE),
};
