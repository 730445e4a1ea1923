import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Pair } from 'yaml';

import { display } from '../project.ts';
import { parsePointer, type Path } from './pointer.ts';
import { swaggerPath } from './swaggerPath.ts';

interface Text {
  readonly file: string;
  readonly root: Node | null;
  readonly lines: LineCounter;
}

/** Where something stands in the files that people edit. */
export interface Place {
  readonly file: string;
  readonly line?: number;
}

/** Finds a place of a bundled document again in the files that it was bundled from. */
export type Locate = (path: Path) => Place;

/**
 * Makes a locator for a document. Files are read and parsed at the first question, since it is only asked
 * when something is wrong. A path that ends in nothing gives the line of the last step that exists.
 *
 * @param files absolute paths, the document itself first
 */
export function createLocator(files: readonly string[]): Locate {
  const texts = new Map<string, Text>();
  const read = (file: string): Text => {
    const known = texts.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const text = { file, root: parseDocument(source, { lineCounter: lines }).contents, lines };
    texts.set(file, text);
    return text;
  };
  return written => {
    const [main = '', ...parts] = files;
    const isSwagger = memberOf(read(main).root, 'swagger') !== undefined;
    const path = isSwagger ? swaggerPath(written) : written;
    const found = follow(read, read(main), path);
    if (found.rest === 0 || path[0] !== 'components') return placeOf(found);
    // Bundling brings what stands in a part under `components` by its name.
    const moved = parts
      .flatMap(part => homesOf(path).map(home => follow(read, read(part), home)))
      .find(({ rest }) => rest === 0);
    return placeOf(moved ?? found);
  };
}

interface Found {
  readonly text: Text;
  readonly offset?: number;
  /** Steps that led nowhere. */
  readonly rest: number;
}

const placeOf = ({ text, offset }: Found): Place => ({
  file: display(text.file),
  ...(offset !== undefined && { line: text.lines.linePos(offset).line }),
});

/** Where in a part `/components/schemas/User/…` may come from. */
const homesOf = ([, section = '', ...rest]: Path): Path[] => [
  rest,
  [capitalised(section), ...rest],
  [section, ...rest],
  ['components', section, ...rest],
];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function follow(read: (file: string) => Text, start: Text, path: Path, hops = 0): Found {
  let node = start.root;
  let offset = node?.range?.[0];
  for (const [index, step] of path.entries()) {
    const next = memberOf(node, step);
    if (next) {
      node = next.node;
      offset = next.offset;
      continue;
    }
    const rest = path.slice(index);
    const $ref = textOf(memberOf(node, '$ref')?.node);
    if ($ref === undefined || hops > 20) return { text: start, offset, rest: rest.length };
    const [file = '', pointer = ''] = $ref.split('#');
    const target = file ? read(resolve(dirname(start.file), file)) : start;
    return follow(read, target, [...parsePointer(pointer), ...rest], hops + 1);
  }
  return { text: start, offset, rest: 0 };
}

function memberOf(
  node: Node | null,
  step: string,
): { node: Node | null; offset?: number } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)] as Node | undefined;
    return item && { node: item, offset: item.range?.[0] };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step) as
    Pair<Node, Node | null> | undefined;
  return pair && { node: pair.value, offset: pair.key.range?.[0] };
}

const textOf = (node: Node | null | undefined) =>
  isScalar(node) && typeof node.value === 'string' ? node.value : undefined;
