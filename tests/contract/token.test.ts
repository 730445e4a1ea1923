import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx}').filter(
  file => !/[.]test[.]tsx?$/.test(file) && !file.startsWith('src/generated/'),
);
const where = (pattern: RegExp) =>
  sources.filter(file => pattern.test(readFileSync(file, 'utf8'))).toSorted();

it('is known to one module, and read by the transport only [SEC-02/calls]', () => {
  expect(where(/\bsession\s*\.\s*token\b/)).toEqual([
    // The socket sends it as its first message.
    'src/api/live/AlertSocketClient.ts',
    'src/api/send.ts',
    'src/api/signIn.ts',
    // The one exception: a device fetches its package with it.
    'src/features/upgrade/buildUpgradeValues.ts',
  ]);
  // useUser.ts has no token without a session either: it is the empty text there.
  expect(where(/\btokenId\b/)).toEqual(['src/api/session.ts', 'src/app/useUser.ts']);
  expect(where(/['"]?Authorization['"]?\s*:/)).toEqual(['src/api/send.ts']);
  expect(where(/access_token/)).toEqual(['src/app/singleSignOn.ts', 'src/domain/parseOwnUrl.ts']);
});

it('is in a cookie that one module touches', () => {
  expect(where(/\bdocument\s*\.\s*cookie\b/)).toEqual(['src/api/cookies.ts']);
});
