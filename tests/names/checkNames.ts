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
 * name that two files of one program export.
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
    ...findSharedNames(exported),
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

interface Declaration extends ExportedName {
  readonly path: string;
}

function findSharedNames(
  files: readonly { readonly path: string; readonly names: readonly ExportedName[] }[],
): readonly string[] {
  const declarations = new Map<string, Declaration[]>();
  for (const { path, names } of files)
    for (const exported of names)
      declarations.set(exported.name, [
        ...(declarations.get(exported.name) ?? []),
        { ...exported, path },
      ]);
  return [...declarations].flatMap(([name, all]) => {
    const shared = all.filter(one => all.some(other => isClash(one, other)));
    const at = shared.map(({ path, line }) => `${path}:${line}`);
    return at.length > 0 ? [`${name} is exported by ${at.join(' and ')}: rename one of them`] : [];
  });
}

/** Types have names of their own in the whole project, all other exports in their program. */
const isClash = (one: Declaration, other: Declaration): boolean =>
  one.path !== other.path &&
  ((one.isType && other.isType) ||
    (getProgram(one.path) !== TESTS && getProgram(one.path) === getProgram(other.path)));

/** The supports of two kinds of tests often do the same thing in two ways, for example in jsdom and in a browser. */
const TESTS = 'tests';

/**
 * Returns the folder in which exported names are unique: the console, the mocks, the generator. The catalogues of two
 * languages have the same names.
 */
const getProgram = (path: string) => /^(?:src\/i18n\/[^/]+|[^/]+)(?=\/)/u.exec(path)?.[0];
