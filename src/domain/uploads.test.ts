import { gzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';

import { getUnpackedSize } from './getUnpackedSize.ts';
import {
  sanitizeFileName,
  validateAnyUpload,
  validateUpload,
  MAX_UPLOAD_BYTES,
  DOCUMENT_KINDS,
  MATERIAL_KINDS,
  PACKAGE_KINDS,
  SOUND_KINDS,
} from './uploads.ts';

const bytesOf = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));
const some = bytesOf('\x01\x02\x03\x04 firmware');
const zip = zipSync({ 'a/firmware.bin': some, 'notes.txt': bytesOf('notes') });
const bomb = zipSync({ 'zeros.bin': new Uint8Array(4_000_000) });

it('accepts a file that matches its name, and nothing else [SEC-08/browser]', () => {
  const table: readonly (readonly [string, Uint8Array, typeof PACKAGE_KINDS, string?])[] = [
    ['ssslc-2.4.1.bin', some, PACKAGE_KINDS],
    ['SSSLC.BIN', some, PACKAGE_KINDS],
    ['a.zip', zip, PACKAGE_KINDS],
    ['a.tgz', gzipSync(some), PACKAGE_KINDS],
    ['a.hex', bytesOf(':10010000'), PACKAGE_KINDS],
    ['a.hex', some.with(0, 0), PACKAGE_KINDS, 'upload.wrong.content'],
    ['a.zip', some, PACKAGE_KINDS, 'upload.wrong.content'],
    ['a.apk', gzipSync(some), PACKAGE_KINDS, 'upload.wrong.content'],
    ['a.exe', some, PACKAGE_KINDS, 'upload.wrong.kind'],
    ['bin', some, PACKAGE_KINDS, 'upload.wrong.kind'],
    ['a.constructor', some, PACKAGE_KINDS, 'upload.wrong.kind'],
    ['a.bin', new Uint8Array(), PACKAGE_KINDS, 'upload.wrong.empty'],
    ['a.bin', new Uint8Array(MAX_UPLOAD_BYTES), PACKAGE_KINDS],
    ['a.bin', new Uint8Array(MAX_UPLOAD_BYTES + 1), PACKAGE_KINDS, 'upload.wrong.large'],
    ['bomb.zip', bomb, PACKAGE_KINDS, 'upload.wrong.archive'],
    ['bomb.gz', gzipSync(new Uint8Array(4_000_000)), PACKAGE_KINDS, 'upload.wrong.archive'],
    ['hint.txt', new TextEncoder().encode('雨天路滑'), MATERIAL_KINDS],
    // The first characters of a text in GB 18030.
    ['hint.txt', bytesOf('\xc4\xe3\xba\xc3'), MATERIAL_KINDS, 'upload.wrong.encoding'],
    ['list.csv', bytesOf('\xc4\xe3\xba\xc3'), DOCUMENT_KINDS, 'upload.wrong.encoding'],
    ['call.mp3', bytesOf('ID3\x04'), SOUND_KINDS],
    ['call.mp3', bytesOf('\xff\xfb\x90'), SOUND_KINDS],
    ['call.wav', bytesOf('RIFF....WAVE'), SOUND_KINDS],
    ['call.wav', bytesOf('RIFF....AVI '), SOUND_KINDS, 'upload.wrong.content'],
    ['call.mp4', bytesOf('....ftypisom'), SOUND_KINDS],
    ['call.ogg', bytesOf('<svg onload=alert(1)>'), SOUND_KINDS, 'upload.wrong.content'],
  ];
  const results = table.map(([name, bytes, kinds]) => validateUpload({ name, bytes }, kinds)?.key);
  expect(results).toEqual(table.map(([, , , key]) => key));
});

/** The first bytes of each kind with a signature; the bytes of a text are any but NUL. */
const SIGNATURES: Readonly<Record<string, string>> = {
  ...{ png: '\x89PNG\r\n\x1a\n', jpg: '\xff\xd8\xff', jpeg: '\xff\xd8\xff', gif: 'GIF89a' },
  ...{ webp: 'RIFF....WEBP', mp4: '....ftyp', webm: '\x1a\x45\xdf\xa3', pdf: '%PDF-' },
  ...{ zip: 'PK\x03\x04', docx: 'PK\x03\x04', xlsx: 'PK\x03\x04', pptx: 'PK\x03\x04' },
  ...{ apk: 'PK\x03\x04', gz: '\x1f\x8b', tgz: '\x1f\x8b', m4a: '....ftyp', ogg: 'OggS' },
  ...{ doc: '\xd0\xcf\x11\xe0', xls: '\xd0\xcf\x11\xe0', ppt: '\xd0\xcf\x11\xe0' },
  ...{ mp3: 'ID3', wav: 'RIFF....WAVE', aac: '\xff\xf1', bmp: 'BM' },
  ...{ txt: 'a', csv: 'a', md: 'a', json: 'a', xml: 'a', svg: 'a', html: 'a', hex: 'a' },
};
/** A firmware has no signature. */
const FREE_KINDS = ['bin', 'img', 'fw'];
/** In a form for any file these have no known signature. */
const ANY_CONTENT = ['md', 'html', 'doc', 'xls', 'ppt'];

it.each([
  ['packages', PACKAGE_KINDS],
  ['sounds', SOUND_KINDS],
  ['materials', MATERIAL_KINDS],
  ['documents', DOCUMENT_KINDS],
  ['any files', undefined],
])(
  'accepts %s with the signature of their extension, and no other bytes [SEC-08/browser]',
  (_, kinds) => {
    const endings = Object.keys(kinds ?? SIGNATURES).filter(ending => !FREE_KINDS.includes(ending));
    const keyOf = (ending: string, bytes: Uint8Array) =>
      kinds
        ? validateUpload({ name: `a.${ending}`, bytes }, kinds)?.key
        : validateAnyUpload({ name: `a.${ending}`, bytes }, MAX_UPLOAD_BYTES)?.key;
    const isFree = (ending: string) => !kinds && ANY_CONTENT.includes(ending);
    for (const ending of endings) {
      const signature = SIGNATURES[ending];
      expect(signature, ending).toBeDefined();
      expect(keyOf(ending, bytesOf(`${signature} and so on`)), ending).toBeUndefined();
      const others = [
        '\0 no signature',
        ...(signature === 'a' ? [] : [`x${signature}`, 'MZ\x90\0']),
      ];
      for (const other of others)
        expect(keyOf(ending, bytesOf(other)), `${ending} of ${other}`).toBe(
          isFree(ending) ? undefined : 'upload.wrong.content',
        );
    }
  },
);

it('reads the unpacked size of an archive without unpacking it, and none where the archive has none', () => {
  expect(getUnpackedSize(zip)).toBe(some.length + 'notes'.length);
  expect(getUnpackedSize(bomb)).toBe(4_000_000);
  expect(getUnpackedSize(gzipSync(some))).toBe(some.length);
  const broken = [zip.slice(0, -30), zip.slice(40), new Uint8Array(3), bytesOf('PK\x03\x04')];
  for (const bytes of broken) expect(() => getUnpackedSize(bytes)).not.toThrow();
  expect(getUnpackedSize(new Uint8Array(100))).toBeUndefined();
});

it('cleans the name of a file', () => {
  const table = [
    ['firmware 2.4.bin', 'firmware 2.4.bin'],
    ['C:\\temp\\a.bin', 'a.bin'],
    ['../../etc/passwd.bin', 'passwd.bin'],
    [' .hidden.bin ', 'hidden.bin'],
    ['a<script>.bin', 'ascript.bin'],
    ['evil\u202Enib.bin', 'evilnib.bin'],
    ['a\u0000b\n.bin', 'ab.bin'],
    ['广播通知.mp3', '广播通知.mp3'],
    [`${'长'.repeat(200)}.bin`, `${'长'.repeat(124)}.bin`],
    ['...', ''],
  ] as const;
  expect(table.map(([name]) => [name, sanitizeFileName(name)])).toEqual(table);
});
