import {
  isOffered,
  mayEnter,
  type Product,
  PRODUCT_MODES,
  type ProductMode,
} from '../../domain/modules.ts';
import { moduleLinks } from '../../paths.ts';

/** Why people of a role may enter a section, or why nobody of it may. */
export type SectionVerdict = 'all' | 'module' | 'never' | 'notInMode' | 'noProject';

/** One section of the console, and what each role may, in the order of the roles. */
export interface SectionRow {
  readonly module: string;
  readonly path: string;
  readonly verdicts: readonly SectionVerdict[];
}

/** Modules that have a section of their own; the other cards lead nowhere, or home. */
const sections = [...moduleLinks].filter(([, path]) => path.length > 1);

/** Who may enter which section, by the rule that the guards of the sections ask. @see src/domain/modules.ts */
export const sectionRows = (roles: readonly string[], product: Product): readonly SectionRow[] =>
  sections.map(([module, path]) => ({
    module,
    path,
    verdicts: roles.map(role => verdictOf(module, role, product)),
  }));

function verdictOf(module: string, role: string, product: Product): SectionVerdict {
  const enters = (modules: readonly string[], facts: Product) =>
    mayEnter(module, { role, modules }, facts) === true;
  if (isOffered(module, product.mode) !== true) return 'notInMode';
  if (enters([], product)) return 'all';
  if (enters([module], product)) return 'module';
  return enters([module], { ...product, hasProject: true }) ? 'noProject' : 'never';
}

/** What the matrix is asked for: the product as it is, unless somebody looks at another one. */
export function productOf(asked: { readonly mode: string; readonly project: string }, is: Product) {
  const mode: ProductMode | undefined = PRODUCT_MODES.find(each => each === asked.mode) ?? is.mode;
  const hasProject = asked.project === '' ? is.hasProject : asked.project === 'yes';
  return { mode, hasProject };
}
