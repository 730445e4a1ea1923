import fc from 'fast-check';

/** URLs that lead to another origin, in some browsers, or back to a sign-in route. */
export const HOSTILE_URLS = [
  // Absolute URLs of another origin
  ...['https://evil.example', 'https://evil.example/', 'http://console.example.org/'],
  ...['https://console.example.org.evil.example/', 'https://console.example.org:8443/'],
  ...['https://console.example.org@evil.example/', 'https://user:pass@console.example.org/'],
  ...['ftp://evil.example/', 'ws://evil.example/', 'HTTPS://EVIL.EXAMPLE', 'https:evil.example'],
  ...['https:/evil.example', 'https:///evil.example', 'https:\\\\evil.example', 'evil.example'],
  // Protocol-relative
  ...['//evil.example', '//evil.example/x', '///evil.example', '////evil.example/', '//'],
  ...['//evil.example:80', '//user@evil.example', '//console.example.org@evil.example', '//[::1]/'],
  ...['//2130706433/', '//0x7f.1/', '//evil%E3%80%82example'],
  // Browsers read a backslash as a slash
  ...['/\\evil.example', '\\/evil.example', '\\\\evil.example', '/\\/evil.example', '/\\\\evil'],
  ...['/x\\..\\..\\evil', '\\evil.example'],
  // Characters that a browser drops
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
  ],
  ...[
    '/\t\\evil.example',
    '//\tevil.example',
    '/ /evil.example',
    '\u0000//evil.example',
    '/\u0000',
  ],
  ...['java\nscript:alert(1)', '/x\r\nSet-Cookie: user=1', '\u00a0//evil.example', '/\u200b/evil'],
  // Dot segments that result in two slashes
  ...['/.//evil.example', '/..//evil.example', '/x/..//evil.example', '/././/evil.example'],
  ...['/%2e//evil.example', '/%2E%2e//evil.example', '/x/%2e%2e//evil.example', '/a/b/../..//evil'],
  // Encoded twice, for a router that decodes
  ...[
    '/%2f/evil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/x%5C..',
    '/%09/evil.example',
  ],
  ...['/%0d%0aevil', '/%00', '/%', '/%E0%A4%A', '%2f%2fevil.example'],
  // Unicode that looks like a slash, or is normalized to one
  ...[
    '/／evil.example',
    '／／evil.example',
    '/。。//evil.example',
    '/‥//evil',
    '/∕evil',
    '/⧸evil',
    '/\ufeff/evil',
  ],
  ...['/\u202e/evil', '/\ud800', '/é'],
  // Schemes that execute or read
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'javascript://%0aalert(1)', 'vbscript:x'],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'blob:https://console.example.org/1',
    'file:///etc/passwd',
  ],
  ...['about:blank', 'view-source:https://evil.example', 'mailto:a@evil.example'],
  // Redirect loops, or a sign-in as another user
  ...[
    '/login',
    '/login?x=1',
    '/Login',
    '/LOGIN/',
    '/%6Cogin',
    '/login/../login',
    '/x/../login',
    '/login#x',
  ],
  ...[
    '/oauth',
    '/oauth?access_token=a&user_id=b',
    '/OAuth/?access_token=a',
    '/%6fauth',
    '/./oauth',
  ],
  ...[
    '/pwd-change',
    '/pwd%2Dchange?x=1',
    '/data?access_token=secret',
    '/?a=1&access%5Ftoken=secret',
  ],
  // Empty or too long
  ...['', ' ', '.', '..', './data', '../data', 'data', '?x', '#x', '@evil.example', ':', '*'],
  ...[`/${'a'.repeat(2_001)}`, `/?x=${'%41'.repeat(700)}`],
];

const urlPart = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '%09', '%00', '\t', '\n', '\r', ' ', '@'],
  ...[':', '?', '#', '&', 'evil.example', 'https:', 'javascript:', 'data:', 'login', 'oauth'],
  ...[
    'access_token=a',
    '／',
    '。',
    '\u200b',
    '\u0000',
    '%',
    '%E3%80%82',
    '[::1]',
    ';',
    'x',
    'data',
  ],
);
/** An arbitrary of such URLs: pieces of them, and any other text. */
export const arbitraryUrls = fc.oneof(
  fc.array(urlPart, { maxLength: 12 }).map(pieces => pieces.join('')),
  fc.array(urlPart, { maxLength: 10 }).map(pieces => `/${pieces.join('')}`),
  fc.string({ unit: 'binary', maxLength: 30 }).map(text => `/${text}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.webPath().map(path => path || '/'),
);
