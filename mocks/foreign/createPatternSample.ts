import { faker } from '@faker-js/faker/locale/en';

/** Removes the anchors and expands the classes, which the generator does not support. */
const expandClasses = (pattern: string) =>
  pattern
    .replace(/^\^|\$$/g, '')
    .replaceAll('\\d', '[0-9]')
    .replaceAll('\\w', '[a-zA-Z0-9_]')
    .replaceAll('\\s', ' ');

/** Creates a text that matches a pattern; `undefined` where the generator does not support the pattern. */
export function createPatternSample(pattern: string): string | undefined {
  try {
    const sample = faker.helpers.fromRegExp(expandClasses(pattern));
    return new RegExp(pattern, 'u').test(sample) ? sample : undefined;
  } catch {
    return undefined;
  }
}
