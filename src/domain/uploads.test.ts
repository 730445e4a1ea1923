import { gzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';

import { unpackedSize } from './archives.ts';
import { cleanFileName, judgeUpload, LARGEST_UPLOAD, PACKAGES, SOUNDS } from './uploads.ts';

const bytesOf = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));
const some = bytesOf('\x01\x02\x03\x04 firmware');
const zip = zipSync({ 'a/firmware.bin': some, 'notes.txt': bytesOf('notes') });
const bomb = zipSync({ 'zeros.bin': new Uint8Array(4_000_000) });

it('takes a file that is what its name says, and nothing else [SEC-08/uploads]', () => {
  const table: readonly (readonly [string, Uint8Array, typeof PACKAGES, string?])[] = [
    ['ssslc-2.4.1.bin', some, PACKAGES],
    ['SSSLC.BIN', some, PACKAGES],
    ['a.zip', zip, PACKAGES],
    ['a.tgz', gzipSync(some), PACKAGES],
    ['a.hex', bytesOf(':10010000'), PACKAGES],
    ['a.hex', some.with(0, 0), PACKAGES, 'upload.wrong.content'],
    ['a.zip', some, PACKAGES, 'upload.wrong.content'],
    ['a.apk', gzipSync(some), PACKAGES, 'upload.wrong.content'],
    ['a.exe', some, PACKAGES, 'upload.wrong.kind'],
    ['bin', some, PACKAGES, 'upload.wrong.kind'],
    ['a.constructor', some, PACKAGES, 'upload.wrong.kind'],
    ['a.bin', new Uint8Array(), PACKAGES, 'upload.wrong.empty'],
    ['a.bin', new Uint8Array(LARGEST_UPLOAD), PACKAGES],
    ['a.bin', new Uint8Array(LARGEST_UPLOAD + 1), PACKAGES, 'upload.wrong.large'],
    ['bomb.zip', bomb, PACKAGES, 'upload.wrong.archive'],
    ['bomb.gz', gzipSync(new Uint8Array(4_000_000)), PACKAGES, 'upload.wrong.archive'],
    ['call.mp3', bytesOf('ID3\x04'), SOUNDS],
    ['call.mp3', bytesOf('\xff\xfb\x90'), SOUNDS],
    ['call.wav', bytesOf('RIFF....WAVE'), SOUNDS],
    ['call.wav', bytesOf('RIFF....AVI '), SOUNDS, 'upload.wrong.content'],
    ['call.mp4', bytesOf('....ftypisom'), SOUNDS],
    ['call.ogg', bytesOf('<svg onload=alert(1)>'), SOUNDS, 'upload.wrong.content'],
  ];
  const judged = table.map(([name, bytes, kinds]) => judgeUpload({ name, bytes }, kinds)?.key);
  expect(judged).toEqual(table.map(([, , , key]) => key));
});

it('says what an archive becomes without unpacking it, and nothing of one that does not say', () => {
  expect(unpackedSize(zip)).toBe(some.length + 'notes'.length);
  expect(unpackedSize(bomb)).toBe(4_000_000);
  expect(unpackedSize(gzipSync(some))).toBe(some.length);
  const broken = [zip.slice(0, -30), zip.slice(40), new Uint8Array(3), bytesOf('PK\x03\x04')];
  for (const bytes of broken) expect(() => unpackedSize(bytes)).not.toThrow();
  expect(unpackedSize(new Uint8Array(100))).toBeUndefined();
});

it('cleans the name of a file [SEC-08/names]', () => {
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
  expect(table.map(([name]) => [name, cleanFileName(name)])).toEqual(table);
});
