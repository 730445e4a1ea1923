import { basename } from 'node:path';

import { type ExportedName, readExportedNames } from './exportedNames.ts';
import { findRetiredTerms, type RetiredTerm } from './retiredTerms.ts';

/** A file to check; its path is relative to the project. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns a message with its remedy for each retired term in the name of a file, a folder or an export, and for each
 * type name that two files export.
 */
export function checkNames(
  files: readonly SourceFile[],
  retired: readonly RetiredTerm[],
): readonly string[] {
  const exported = files.map(({ path, text }) => ({ path, names: readExportedNames(path, text) }));
  return [
    ...files.flatMap(({ path }) => findNameErrors(path, getStem(path), retired)),
    ...listFolders(files).flatMap(path => findNameErrors(`${path}/`, basename(path), retired)),
    ...exported.flatMap(({ path, names }) =>
      names.flatMap(({ name, line }) => findNameErrors(`${path}:${line}`, name, retired)),
    ),
    ...findSharedTypeNames(exported),
  ];
}

const getStem = (path: string) => basename(path).replace(/\.[^/]*$/u, '');

const listFolders = (files: readonly SourceFile[]) => [
  ...new Set(files.flatMap(({ path }) => listAncestors(path))),
];

/** @example listAncestors('src/ui/map/Marker.tsx') // ['src', 'src/ui', 'src/ui/map'] */
export const listAncestors = (path: string): readonly string[] => {
  const folders = path.split('/').slice(0, -1);
  return folders.map((_, index) => folders.slice(0, index + 1).join('/'));
};

/** Returns a message for each retired term of a name. */
export const findNameErrors = (at: string, name: string, retired: readonly RetiredTerm[]) =>
  findRetiredTerms(name, retired).map(
    ({ parts, replacement }) =>
      `${at} ${name}: "${parts.join(' ')}" is retired, use ${replacement}`,
  );

function findSharedTypeNames(
  files: readonly { readonly path: string; readonly names: readonly ExportedName[] }[],
): readonly string[] {
  const declarations = new Map<string, string[]>();
  for (const { path, names } of files)
    for (const { name, isType, line } of names)
      if (isType) declarations.set(name, [...(declarations.get(name) ?? []), `${path}:${line}`]);
  return [...declarations]
    .filter(([, at]) => at.length > 1)
    .map(
      ([name, at]) => `${name} is exported as a type by ${at.join(' and ')}: rename one of them`,
    );
}
