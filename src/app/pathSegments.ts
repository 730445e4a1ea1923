import { decodePath } from '../domain/decodePath.ts';

const ENTRY_SEGMENTS = ['login', 'oauth', 'pwd-change'];

/** The first segment of every console URL. The sign-in page has no section table to derive it from. */
const CONSOLE_SEGMENTS = [
  ...['', ...ENTRY_SEGMENTS],
  ...['assetmanage', 'permissionmanage', 'systemoperation', 'reportermanage', 'domainmanage'],
  ...['playproject', 'playerproject', 'mediapublish', 'smartlight', 'light'],
  ...['data', 'errorreference'],
];

/** Returns the first segment of a path, as the router reads it: case-insensitive, decoded. */
export const getFirstSegment = (path: string): string =>
  (decodePath(path) ?? '/?').split('/')[1] ?? '';

/** Whether a path belongs to the console; a section itself reports unknown paths below it. */
export const isConsolePath = (path: string): boolean =>
  CONSOLE_SEGMENTS.includes(getFirstSegment(path));

/** Whether a path is an entry route, which signed-in users are redirected from. */
export const isEntryPath = (path: string): boolean =>
  ENTRY_SEGMENTS.includes(getFirstSegment(path));
