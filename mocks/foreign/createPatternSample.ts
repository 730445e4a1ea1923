import { faker } from '@faker-js/faker/locale/en';

/** Without its anchors, and with its classes spelled out: the drawer knows no others. */
const expandClasses = (pattern: string) =>
  pattern
    .replace(/^\^|\$$/g, '')
    .replaceAll('\\d', '[0-9]')
    .replaceAll('\\w', '[a-zA-Z0-9_]')
    .replaceAll('\\s', ' ');

/** A text that a pattern takes; `undefined` where the pattern is more than a drawer can follow. */
export function createPatternSample(pattern: string): string | undefined {
  try {
    const sample = faker.helpers.fromRegExp(expandClasses(pattern));
    return new RegExp(pattern, 'u').test(sample) ? sample : undefined;
  } catch {
    return undefined;
  }
}
