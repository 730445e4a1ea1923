import {
  isModuleAvailable,
  canEnterModule,
  type Product,
  PRODUCT_MODES,
  type ProductMode,
} from '../../domain/modules.ts';
import { moduleLinks } from '../../paths.ts';

/** Why people of a role may enter a section, or why nobody of it may. */
export type SectionAccessDecision = 'all' | 'module' | 'never' | 'notInMode' | 'noProject';

/** One section of the console, and what each role may, in the order of the roles. */
export interface SectionRow {
  readonly module: string;
  readonly path: string;
  readonly decisions: readonly SectionAccessDecision[];
}

/** Modules that have a section of their own; the other cards lead nowhere, or home. */
const sections = [...moduleLinks].filter(([, path]) => path.length > 1);

/** Who may enter which section, by the rule that the guards of the sections ask. @see src/domain/modules.ts */
export const buildSectionRows = (
  roles: readonly string[],
  product: Product,
): readonly SectionRow[] =>
  sections.map(([module, path]) => ({
    module,
    path,
    decisions: roles.map(role => decideSectionAccess(module, role, product)),
  }));

function decideSectionAccess(
  module: string,
  role: string,
  product: Product,
): SectionAccessDecision {
  const canEnter = (modules: readonly string[], productState: Product) =>
    canEnterModule(module, { role, modules }, productState) === true;
  if (isModuleAvailable(module, product.mode) !== true) return 'notInMode';
  if (canEnter([], product)) return 'all';
  if (canEnter([module], product)) return 'module';
  return canEnter([module], { ...product, hasProject: true }) ? 'noProject' : 'never';
}

/** What the matrix is asked for: the product as it is, unless somebody looks at another one. */
export function resolveProduct(
  query: { readonly mode: string; readonly project: string },
  currentProduct: Product,
) {
  const mode: ProductMode | undefined =
    PRODUCT_MODES.find(each => each === query.mode) ?? currentProduct.mode;
  const hasProject = query.project === '' ? currentProduct.hasProject : query.project === 'yes';
  return { mode, hasProject };
}
