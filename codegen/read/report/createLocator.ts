import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Pair } from 'yaml';

import { formatPath } from '../../project.ts';
import { parsePointer, type PointerPath } from '../../jsonPointer.ts';
import { swaggerPath } from './swaggerPath.ts';

interface ParsedFile {
  readonly file: string;
  readonly root: Node | null;
  readonly lines: LineCounter;
}

/** A location in the source files. */
export interface SourceLocation {
  readonly file: string;
  readonly line?: number;
}

/** Maps a pointer of a bundled document to its source files. */
export type Locate = (path: PointerPath) => SourceLocation;

/**
 * Creates a locator for a document. Files are read and parsed on the first call, since it is only called when there is
 * an error. A pointer without a target returns the line of the last step that exists.
 *
 * @param files absolute paths, the document itself first
 * @see https://spec.openapis.org/oas/v3.1.1.html#reference-object
 */
export function createLocator(files: readonly string[]): Locate {
  const texts = new Map<string, ParsedFile>();
  const read = (file: string): ParsedFile => {
    const cached = texts.get(file);
    if (cached) return cached;
    const lines = new LineCounter();
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const text = { file, root: parseDocument(source, { lineCounter: lines }).contents, lines };
    texts.set(file, text);
    return text;
  };
  return documentPath => {
    const [main = '', ...parts] = files;
    const isSwagger = getMember(read(main).root, 'swagger') !== undefined;
    const path = isSwagger ? swaggerPath(documentPath) : documentPath;
    const match = followPath(read, read(main), path);
    if (match.unmatchedSteps === 0 || path[0] !== 'components') return toSourceLocation(match);
    // Bundling moves parts of other files to `components` under their names.
    const movedMatch = parts
      .flatMap(part =>
        listCandidatePaths(path).map(candidate => followPath(read, read(part), candidate)),
      )
      .find(({ unmatchedSteps }) => unmatchedSteps === 0);
    return toSourceLocation(movedMatch ?? match);
  };
}

interface PathMatch {
  readonly text: ParsedFile;
  readonly offset?: number;
  /** The number of steps without a target. */
  readonly unmatchedSteps: number;
}

const toSourceLocation = ({ text, offset }: PathMatch): SourceLocation => ({
  file: formatPath(text.file),
  ...(offset !== undefined && { line: text.lines.linePos(offset).line }),
});

/** Lists the possible source pointers of `/components/schemas/User/…` in a part. */
const listCandidatePaths = ([, section = '', ...rest]: PointerPath): PointerPath[] => [
  rest,
  [capitalize(section), ...rest],
  [section, ...rest],
  ['components', section, ...rest],
];

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function followPath(
  read: (file: string) => ParsedFile,
  startFile: ParsedFile,
  path: PointerPath,
  hopCount = 0,
): PathMatch {
  let node = startFile.root;
  let offset = node?.range?.[0];
  for (const [index, step] of path.entries()) {
    const next = getMember(node, step);
    if (next) {
      node = next.node;
      offset = next.offset;
      continue;
    }
    const rest = path.slice(index);
    const $ref = getText(getMember(node, '$ref')?.node);
    if ($ref === undefined || hopCount > 20)
      return { text: startFile, offset, unmatchedSteps: rest.length };
    const [file = '', pointer = ''] = $ref.split('#');
    const target = file ? read(resolve(dirname(startFile.file), file)) : startFile;
    return followPath(read, target, [...parsePointer(pointer), ...rest], hopCount + 1);
  }
  return { text: startFile, offset, unmatchedSteps: 0 };
}

function getMember(
  node: Node | null,
  step: string,
): { node: Node | null; offset?: number } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)] as Node | undefined;
    return item && { node: item, offset: item.range?.[0] };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step) as
    | Pair<Node, Node | null>
    | undefined;
  return pair && { node: pair.value, offset: pair.key.range?.[0] };
}

const getText = (node: Node | null | undefined) =>
  isScalar(node) && typeof node.value === 'string' ? node.value : undefined;
