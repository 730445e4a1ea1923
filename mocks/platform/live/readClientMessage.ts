import { isJsonObject } from '../../loopback/json.ts';
import { createGeoBox, type GeoBox } from '../geoBox.ts';

/** The first message of a client. */
export interface HelloMessage {
  readonly type: 'hello';
  readonly token: string;
  readonly cursor?: string;
}

/** A message that watches a box instead of the earlier one of its key; without a box it ends that. */
export interface WatchMessage {
  readonly type: 'watch';
  readonly key: string;
  readonly box: GeoBox | undefined;
}

export type ClientMessage = HelloMessage | WatchMessage | { readonly type: 'ping' };

const MAX_KEY_LENGTH = 64;

/** Reads a message of a client; undefined for a malformed one. */
export function readClientMessage(text: string): ClientMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isJsonObject(value)) return undefined;
  if (value.type === 'ping') return { type: 'ping' };
  return value.type === 'watch' ? readWatch(value) : readHello(value);
}

function readHello({ token, cursor }: Readonly<Record<string, unknown>>): HelloMessage | undefined {
  if (typeof token !== 'string') return undefined;
  if (cursor === undefined || cursor === null) return { type: 'hello', token };
  return typeof cursor === 'string' ? { type: 'hello', token, cursor } : undefined;
}

function readWatch({ key = '', box }: Readonly<Record<string, unknown>>): WatchMessage | undefined {
  if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH) return undefined;
  if (box === null) return { type: 'watch', key, box: undefined };
  const isList = Array.isArray(box) && box.every(edge => typeof edge === 'number');
  const geoBox = isList ? createGeoBox(box) : undefined;
  return geoBox && { type: 'watch', key, box: geoBox };
}
