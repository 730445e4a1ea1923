const isPage = typeof document !== 'undefined';

/** Sets a cookie for the whole site and no other, until the browser closes. */
function setCookie(name: string, value: string): void {
  const secure = isPage && location.protocol === 'https:' ? '; secure' : '';
  if (isPage) document.cookie = `${name}=${value}; path=/; sameSite=strict${secure}`;
}

/**
 * Returns the text of a cookie. Returns undefined where there is no page, as in a test of the transport; a foreign
 * cookie with invalid encoding is returned undecoded.
 */
export function readCookie(name: string): string | undefined {
  const stored = isPage ? `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0] : undefined;
  try {
    return stored && decodeURIComponent(stored);
  } catch {
    return stored;
  }
}

/** Stores a text until the browser closes. The browser may reject it: a caller that must know reads it again. */
export const writeCookie = (name: string, text: string): void =>
  setCookie(name, encodeURIComponent(text));

export const removeCookie = (name: string): void => setCookie(name, '; max-age=0');
