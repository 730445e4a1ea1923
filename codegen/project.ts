import { dirname, isAbsolute, relative, resolve } from 'node:path';

/** The root of the project of this generator. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '..');

/**
 * Formats a path for messages and files: from the project's root, with forward slashes. A path outside of it stays absolute.
 *
 * @example formatPath(resolve(PROJECT_ROOT, 'openapi/core.yaml')) // 'openapi/core.yaml'
 */
export function formatPath(file: string): string {
  const path = relative(PROJECT_ROOT, resolve(file));
  const outside = path.startsWith('..') || isAbsolute(path);
  return (outside ? resolve(file) : path).replaceAll('\\', '/');
}

/**
 * Whether a file is one of the project's own documents.
 *
 * @example isOwnDocument('tests/contract/documents/depot.yaml') // false
 */
export const isOwnDocument = (file: string): boolean =>
  dirname(resolve(file)) === resolve(PROJECT_ROOT, 'openapi');

/** Returns the import path of a project file from a file in another folder. */
export function getImportPath(fromFile: string, toFile: string): string {
  const path = relative(dirname(fromFile), toFile).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
