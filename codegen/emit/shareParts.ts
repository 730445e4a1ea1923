import type { ServiceModel } from '../model.ts';
import type { Texts } from '../files.ts';
import { header } from './header.ts';
import { Code, literal } from './literal.ts';

/** Shorter parts are not worth a name. */
const SHORTEST = 160;

/** Where the parts are, seen from the folder of the document. */
const FOLDER = 'parts';

/** A value with the parts in it that other files have too, and the lines that import them. */
export interface Shared {
  readonly value: unknown;
  readonly imports: string;
}

export interface SharedParts {
  /** @param folder the way from the importing file to the folder of the document: `.` or `..` */
  readonly share: (value: unknown, folder: string) => Shared;
  /** Each part as a file of its own, so that a page loads those alone that it needs. */
  readonly texts: Texts;
}

/**
 * Finds what operations and resources of a document say alike: the choices of a model stand in eighteen forms. Said once,
 * they are a fifth less to load before the first list.
 *
 * @see PERF-01
 */
export function shareParts({ operations, resources, source }: ServiceModel): SharedParts {
  const roots = [...operations, ...resources];
  const bodies = new Map<string, unknown>();
  let chosen = repeatedIn(roots);
  // What stands only inside another part is said once with it.
  for (;;) {
    const uses = usesOf(roots, chosen, bodies);
    const kept = new Set([...chosen].filter(key => (uses.get(key) ?? 0) > 1));
    if (kept.size === chosen.size) break;
    chosen = kept;
  }
  const names = new Map([...chosen].map((key, index) => [key, `part${index}`]));
  const share = (value: unknown, folder: string, isBody = false): Shared => {
    const used = new Set<string>();
    const replaced = replace(value, names, used, isBody);
    const from = folder === FOLDER ? '.' : `${folder}/${FOLDER}`;
    const imports = [...used].map(name => `import { ${name} } from '${from}/${name}.ts';\n`);
    return { value: replaced, imports: imports.join('') };
  };
  const texts = [...names].map(([key, name]) => {
    const { value, imports } = share(bodies.get(key), FOLDER, true);
    const text = `${header(source)}${imports}\nexport const ${name} = ${literal(value)} as const;\n`;
    return [`${FOLDER}/${name}.ts`, text] as const;
  });
  return { share, texts: Object.fromEntries(texts) };
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The parts that stand more than once in some values, in the order in which they are met. */
function repeatedIn(roots: readonly unknown[]): Set<string> {
  const met = new Map<string, number>();
  const walk = (value: unknown) => {
    if (!isNode(value)) return;
    const key = JSON.stringify(value);
    if (key.length >= SHORTEST) met.set(key, (met.get(key) ?? 0) + 1);
    Object.values(value).forEach(walk);
  };
  roots.forEach(root => Object.values(root as object).forEach(walk));
  return new Set([...met].flatMap(([key, count]) => (count > 1 ? [key] : [])));
}

/** How often each part is named, where a part is looked into once. */
function usesOf(
  roots: readonly unknown[],
  chosen: ReadonlySet<string>,
  bodies: Map<string, unknown>,
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const walk = (value: unknown) => {
    if (!isNode(value)) return;
    const key = JSON.stringify(value);
    if (chosen.has(key)) {
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

/** A value in which the parts are named; the body of a part itself is not. */
function replace(
  value: unknown,
  names: ReadonlyMap<string, string>,
  used: Set<string>,
  isBody: boolean,
): unknown {
  if (!isNode(value) || value instanceof Code) return value;
  const name = isBody ? undefined : names.get(JSON.stringify(value));
  if (name !== undefined) {
    used.add(name);
    return new Code(name);
  }
  if (Array.isArray(value)) return value.map(each => replace(each, names, used, false));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replace(each, names, used, false)]),
  );
}
