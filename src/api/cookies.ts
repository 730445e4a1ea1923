const isPage = typeof document !== 'undefined';

/** Ours are for the whole site and for no other one, and end with the browser. */
function setCookie(name: string, value: string): void {
  const secure = isPage && location.protocol === 'https:' ? '; secure' : '';
  if (isPage) document.cookie = `${name}=${value}; path=/; sameSite=strict${secure}`;
}

/**
 * The text of a cookie: the same text, the same cookie. Nobody has one where there is no page, as in a test of
 * the transport; somebody else's, in a code that is none, is given as it is.
 */
export function readCookie(name: string): string | undefined {
  const stored = isPage ? `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0] : undefined;
  try {
    return stored && decodeURIComponent(stored);
  } catch {
    return stored;
  }
}

/** Keeps a text for as long as the browser is open. The browser may refuse: whoever must know reads it again. */
export const writeCookie = (name: string, text: string): void =>
  setCookie(name, encodeURIComponent(text));

/** Takes a cookie away. */
export const removeCookie = (name: string): void => setCookie(name, '; max-age=0');
