import { plainPath } from '../domain/plainPath.ts';

const WAYS_IN = ['login', 'oauth', 'pwd-change'];

/** The first step of every address that the console has. The sign-in page has no table of sections to look it up in. */
const STEPS = [
  ...['', ...WAYS_IN],
  ...['assetmanage', 'permissionmanage', 'systemoperation', 'reportermanage', 'domainmanage'],
  ...['playproject', 'playerproject', 'mediapublish', 'smartlight', 'light'],
  ...['data', 'errorreference'],
];

/** The first step of an address, as the router reads it: in whatever case, decoded. */
export const firstStep = (path: string): string => (plainPath(path) ?? '/?').split('/')[1] ?? '';

/** Whether an address belongs to a part of the console; a section tells by itself what is nowhere in it. */
export const isPlace = (path: string): boolean => STEPS.includes(firstStep(path));

/** Whether an address is a way in: it is not for somebody who is in. */
export const isWayIn = (path: string): boolean => WAYS_IN.includes(firstStep(path));
