import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validateDeviceId, normalizeDeviceId } from './deviceId.ts';

const wrong = 'validation.16.to.20.number.letter';

describe('validateDeviceId', () => {
  it.each([
    ['', wrong],
    ['SSSLC0000000001', wrong],
    ['SSSLC00000000001', undefined],
    ['SSSLC000000000000001', undefined],
    ['SSSLC0000000000000001', wrong],
    ['________________', undefined],
    ['0000000000000000', undefined],
    ['ssslc00000000001', wrong],
    ['SSSLC-0000000001', wrong],
    ['SSSLC 0000000001', wrong],
    [' SSSLC0000000001', wrong],
    ['SSSLC00000000001\n', wrong],
    ['ＳＳＳＬＣ００００００００００１', wrong],
    ['SSSLC0000000000É', wrong],
    ['灯SSLC00000000001', wrong],
    [`𝟘${'0'.repeat(15)}`, wrong],
  ])('validates %j [VALID-06]', (id, expected) => {
    expect(validateDeviceId(id)).toBe(expected);
  });
});

describe('writeDeviceId', () => {
  it.each([
    ['ssslc00000000001', 'SSSLC00000000001'],
    ['sSsLc_1', 'SSSLC_1'],
    ['ß', 'ß'],
    ['ı', 'ı'],
    ['é灯', 'é灯'],
    ['ｓ', 'S'],
    ['\u202assslc\u200b0001\u200e', 'SSSLC0001'],
    ['ＳＳＳＬＣ＿０１', 'SSSLC_01'],
  ])('writes %j as %j [VALID-06]', (typed, written) => {
    expect(normalizeDeviceId(typed)).toBe(written);
  });

  it('changes the form of letters and digits only, and what is written stays; it makes an id of every id in small letters [VALID-06]', () => {
    const characters = fc.constantFrom(...Array.from('aZ09_ß灯𠮷ｓé '));
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 22 }), typed => {
        const written = normalizeDeviceId(typed);
        expect(written).toHaveLength(typed.length);
        expect(normalizeDeviceId(written)).toBe(written);
        expect(validateDeviceId(written)).toBe(validateDeviceId(typed.replace(/[a-zｓ]/gu, 'A')));
      }),
      { numRuns: 1_000 },
    );
  });
});
