import { operations } from '../../src/generated/storage/operations.ts';
import { validators } from '../../src/generated/storage/validators.js';
import { createServiceCaller } from './mediaCity.ts';

/** A call of the storage service. */
export const storage = createServiceCaller('storage', operations, validators);

export interface StorageRow {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly filepath: string;
  readonly [name: string]: unknown;
}

export const list = async (path: string, where?: object) =>
  (await storage('GET', path, where ? { filter: { where } } : {})).body as StorageRow[];

export const toBytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));
export const PDF = toBytes('%PDF-1.4\n\0\xff\xfe rest\r\n--boundary');
export const GIF = toBytes('GIF89a\x40\x01\xf0\x00\x80\x00\x00\xff');

export const upload = async (
  path: string,
  file: File,
  rest: Readonly<Record<string, string | File>> = {},
) => storage('POST', path, { parts: { ...rest, file } });

/** A JPEG of 160 × 80 pixels, as far as its header. */
export const JPEG = toBytes('\xff\xd8\xff\xc0\x00\x11\x08\x00\x50\x00\xa0\x03\x01\x11\x00');
export const WEBM = toBytes('\x1a\x45\xdf\xa3 and so on');

export const createNote = (name: string, bytes: string | Uint8Array<ArrayBuffer> = 'text') =>
  new File([bytes], name, { type: 'text/html' });
