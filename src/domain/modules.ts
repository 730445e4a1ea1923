/** Modules that the administrator keeps, whoever else lists them. */
const ADMIN_MODULES: ReadonlySet<string> = new Set(['permission', 'domain']);

/** Cards that belong to no module: everybody sees them. */
const STATIC_MODULES: ReadonlySet<string> = new Set(['visual', 'traffic', 'test', 'star']);

/** The faces that the product has. @see SHELL-16 */
export const PRODUCT_MODES = ['light', 'mediaPublish', 'smartLight'] as const;

export type ProductMode = (typeof PRODUCT_MODES)[number];

/** The mode of a platform that names none, or none that the console knows. */
export const DEFAULT_MODE: ProductMode = 'smartLight';

/** The mode that a platform or a browser's storage names. */
export const toProductMode = (value: unknown): ProductMode =>
  PRODUCT_MODES.find(mode => mode === value) ?? DEFAULT_MODE;

/** The modes that offer a module; those that are not here are offered by all. @see docs/decisions/2026-11-21-product-modes.md 1 */
const MODES_BY_MODULE: Readonly<Record<string, readonly ProductMode[]>> = {
  light: ['light'],
  smartLight: ['smartLight'],
  publish: ['mediaPublish'],
  project: ['mediaPublish', 'smartLight'],
  strategy: ['light', 'smartLight'],
  issues: ['light', 'smartLight'],
};

/** As much of a person as decides where he may go. */
export interface ModuleUser {
  readonly role: string;
  readonly modules: readonly string[];
}

/** What the platform says of itself that decides the same. Each is undefined while it is on its way. */
export interface Product {
  readonly mode: ProductMode | undefined;
  /** Whether there is a media project at all. */
  readonly hasProject: boolean | undefined;
}

/** True, false, or undefined while what decides is on its way. */
export type Maybe = boolean | undefined;

/** Both hold. One that does not hold decides before the other is known. */
export function andMaybe(one: Maybe, other: Maybe): Maybe {
  if (one === false || other === false) return false;
  return one === true && other === true ? true : undefined;
}

/**
 * Whether a product mode offers a module, to anybody at all.
 *
 * @see SHELL-16, docs/decisions/2026-11-21-product-modes.md 1
 */
export function isModuleAvailable(module: string, mode: ProductMode | undefined): Maybe {
  const modes = Object.hasOwn(MODES_BY_MODULE, module) ? MODES_BY_MODULE[module] : undefined;
  if (!modes) return true;
  return mode && modes.includes(mode);
}

/**
 * Whether somebody has a module: by the role, by the modules that he was given, and by the product mode, which bounds
 * administrators too.
 *
 * @see SHELL-06, SHELL-07, docs/decisions/2026-11-21-product-modes.md
 */
export function hasModule(
  module: string,
  { role, modules }: ModuleUser,
  mode: Product['mode'],
): Maybe {
  if (STATIC_MODULES.has(module)) return true;
  const isGranted = role === 'admin' || (!ADMIN_MODULES.has(module) && modules.includes(module));
  return andMaybe(isGranted, isModuleAvailable(module, mode));
}

/**
 * Whether somebody may enter the section of a module: what a guard asks. Player projects are there for whoever has
 * the module, once there is a project.
 *
 * @see SHELL-06, SHELL-21, docs/decisions/2026-11-21-product-modes.md
 */
export function canEnterModule(
  module: string,
  user: ModuleUser,
  { mode, hasProject }: Product,
): Maybe {
  const has = hasModule(module, user, mode);
  return module === 'project' ? andMaybe(has, hasProject) : has;
}

/**
 * Whether the home page has a card for a module: one that the person has and, unless everybody sees it, that his role
 * has by default. So a card is never one of a module that its guard keeps from him.
 *
 * @param roleModules the modules that the role has by default
 * @see SHELL-13
 */
export function isCardShown(
  module: string,
  user: ModuleUser,
  roleModules: readonly string[],
  mode: Product['mode'],
): boolean {
  const isDefault =
    user.role === 'admin' || STATIC_MODULES.has(module) || roleModules.includes(module);
  return isDefault && hasModule(module, user, mode) !== false;
}
