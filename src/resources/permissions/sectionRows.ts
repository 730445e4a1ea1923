import {
  isModuleAvailable,
  canEnterModule,
  type Product,
  PRODUCT_MODES,
  type ProductMode,
} from '../../domain/modules.ts';
import { moduleLinks } from '../../paths.ts';

/** Why a role may or may not enter a section. */
export type SectionAccessDecision = 'all' | 'module' | 'never' | 'notInMode' | 'noProject';

/** One section of the console, and the decision for each role, in the order of the roles. */
export interface SectionRow {
  readonly module: string;
  readonly path: string;
  readonly decisions: readonly SectionAccessDecision[];
}

/** Modules with a section of their own; the other cards have no link, or link to the home page. */
const sections = [...moduleLinks].filter(([, path]) => path.length > 1);

/** Returns the section access of each role, by the same rule as the section guards. @see src/domain/modules.ts */
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

/** Returns the product of the matrix: the current one, unless the query overrides it. */
export function resolveProduct(
  query: { readonly mode: string; readonly project: string },
  currentProduct: Product,
) {
  const mode: ProductMode | undefined =
    PRODUCT_MODES.find(each => each === query.mode) ?? currentProduct.mode;
  const hasProject = query.project === '' ? currentProduct.hasProject : query.project === 'yes';
  return { mode, hasProject };
}
