import type { ServiceModel } from '../model.ts';
import type { GeneratedTexts } from '../generatedFiles.ts';
import { formatHeader } from './formatHeader.ts';
import { SourceText, formatLiteral } from './formatLiteral.ts';

/** Shorter parts are not shared. */
const MIN_PART_LENGTH = 160;

/** The folder of the parts, relative to the folder of the document. */
const PARTS_FOLDER = 'parts';

/** A value with references to its shared parts, and the lines that import them. */
export interface SharedValue {
  readonly value: unknown;
  readonly imports: string;
}

export interface SharedParts {
  /** @param folder the path from the importing file to the folder of the document: `.` or `..` */
  readonly share: (value: unknown, folder: string) => SharedValue;
  /** Each part as a file of its own, so that a page loads only those that it needs. */
  readonly texts: GeneratedTexts;
}

/**
 * Finds the values that operations and resources of a document share: the choices of a model occur in eighteen forms.
 * Emitted once, they reduce the code to load before the first list by a fifth.
 *
 * @see PERF-01
 */
export function shareParts({ operations, resources, source }: ServiceModel): SharedParts {
  const roots = [...operations, ...resources];
  const bodies = new Map<string, unknown>();
  let sharedKeys = findRepeated(roots);
  // A value that occurs only inside another shared part is emitted with that part.
  for (;;) {
    const uses = countUses(roots, sharedKeys, bodies);
    const remaining = new Set([...sharedKeys].filter(key => (uses.get(key) ?? 0) > 1));
    if (remaining.size === sharedKeys.size) break;
    sharedKeys = remaining;
  }
  const names = new Map([...sharedKeys].map((key, index) => [key, `part${index}`]));
  const share = (value: unknown, folder: string, isBody = false): SharedValue => {
    const used = new Set<string>();
    const replaced = replaceParts(value, names, used, isBody);
    const from = folder === PARTS_FOLDER ? '.' : `${folder}/${PARTS_FOLDER}`;
    const imports = [...used].map(name => `import { ${name} } from '${from}/${name}.ts';\n`);
    return { value: replaced, imports: imports.join('') };
  };
  const texts = [...names].map(([key, name]) => {
    const { value, imports } = share(bodies.get(key), PARTS_FOLDER, true);
    const text = `${formatHeader(source)}${imports}\nexport const ${name} = ${formatLiteral(value)} as const;\n`;
    return [`${PARTS_FOLDER}/${name}.ts`, text] as const;
  });
  return { share, texts: Object.fromEntries(texts) };
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the keys of the parts that occur more than once in some values, in traversal order. */
function findRepeated(roots: readonly unknown[]): Set<string> {
  const counts = new Map<string, number>();
  const walk = (value: unknown) => {
    if (!isNode(value)) return;
    const key = JSON.stringify(value);
    if (key.length >= MIN_PART_LENGTH) counts.set(key, (counts.get(key) ?? 0) + 1);
    Object.values(value).forEach(walk);
  };
  roots.forEach(root => Object.values(root as object).forEach(walk));
  return new Set([...counts].flatMap(([key, count]) => (count > 1 ? [key] : [])));
}

/** Counts the references to each part, with each part's body traversed once. */
function countUses(
  roots: readonly unknown[],
  sharedKeys: ReadonlySet<string>,
  bodies: Map<string, unknown>,
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const walk = (value: unknown) => {
    if (!isNode(value)) return;
    const key = JSON.stringify(value);
    if (sharedKeys.has(key)) {
      const count = (uses.get(key) ?? 0) + 1;
      uses.set(key, count);
      bodies.set(key, value);
      if (count > 1) return;
    }
    Object.values(value).forEach(walk);
  };
  roots.forEach(root => Object.values(root as object).forEach(walk));
  return uses;
}

/** Replaces the parts in a value by their names, except the body of the part itself. */
function replaceParts(
  value: unknown,
  names: ReadonlyMap<string, string>,
  used: Set<string>,
  isBody: boolean,
): unknown {
  if (!isNode(value) || value instanceof SourceText) return value;
  const name = isBody ? undefined : names.get(JSON.stringify(value));
  if (name !== undefined) {
    used.add(name);
    return new SourceText(name);
  }
  if (Array.isArray(value)) return value.map(each => replaceParts(each, names, used, false));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceParts(each, names, used, false)]),
  );
}
