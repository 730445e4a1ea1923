import { decodePath } from '../domain/decodePath.ts';

const ENTRY_SEGMENTS = ['login', 'oauth', 'pwd-change'];

/** The first step of every address that the console has. The sign-in page has no table of sections to look it up in. */
const CONSOLE_SEGMENTS = [
  ...['', ...ENTRY_SEGMENTS],
  ...['assetmanage', 'permissionmanage', 'systemoperation', 'reportermanage', 'domainmanage'],
  ...['playproject', 'playerproject', 'mediapublish', 'smartlight', 'light'],
  ...['data', 'errorreference'],
];

/** The first step of an address, as the router reads it: in whatever case, decoded. */
export const getFirstSegment = (path: string): string =>
  (decodePath(path) ?? '/?').split('/')[1] ?? '';

/** Whether an address belongs to a part of the console; a section tells by itself what is nowhere in it. */
export const isConsolePath = (path: string): boolean =>
  CONSOLE_SEGMENTS.includes(getFirstSegment(path));

/** Whether an address is a way in: it is not for somebody who is in. */
export const isEntryPath = (path: string): boolean =>
  ENTRY_SEGMENTS.includes(getFirstSegment(path));
