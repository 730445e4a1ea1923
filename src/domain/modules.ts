/** Modules that are reserved for the administrator, whichever role lists them. */
const ADMIN_MODULES: ReadonlySet<string> = new Set(['permission', 'domain']);

/** Cards that belong to no module: every user sees them. */
const STATIC_MODULES: ReadonlySet<string> = new Set(['visual', 'traffic', 'test', 'star']);

/** @see SHELL-16 */
export const PRODUCT_MODES = ['light', 'mediaPublish', 'smartLight'] as const;

export type ProductMode = (typeof PRODUCT_MODES)[number];

/** The mode of a platform that names none, or an unknown one. */
export const DEFAULT_MODE: ProductMode = 'smartLight';

/** Returns the mode that a platform or a browser's storage names. */
export const toProductMode = (value: unknown): ProductMode =>
  PRODUCT_MODES.find(mode => mode === value) ?? DEFAULT_MODE;

/** The modes that contain a module; a module that is not listed is in all. @see docs/decisions/2026-11-21-product-modes.md 1 */
const MODES_BY_MODULE: Readonly<Record<string, readonly ProductMode[]>> = {
  light: ['light'],
  smartLight: ['smartLight'],
  publish: ['mediaPublish', 'smartLight'],
  project: ['mediaPublish', 'smartLight'],
  strategy: ['light', 'smartLight'],
  issues: ['light', 'smartLight'],
};

/** The properties of a user that determine the accessible modules. */
export interface ModuleUser {
  readonly role: string;
  readonly modules: readonly string[];
}

/** The platform's properties that determine which modules exist. Each is undefined while loading. */
export interface Product {
  readonly mode: ProductMode | undefined;
  /** Whether a media project exists. */
  readonly hasProject: boolean | undefined;
}

/** True, false, or undefined while loading. */
export type Maybe = boolean | undefined;

/** Logical AND. A false operand determines the result before the other is known. */
export function andMaybe(one: Maybe, other: Maybe): Maybe {
  if (one === false || other === false) return false;
  return one === true && other === true ? true : undefined;
}

/** Logical OR. A true operand determines the result before the others are known. */
export const combineAny = (operands: readonly Maybe[]): Maybe =>
  operands.includes(true) || (operands.includes(undefined) ? undefined : false);

/**
 * Whether a product mode contains a module, for any user.
 *
 * @see SHELL-16, docs/decisions/2026-11-21-product-modes.md 1
 */
export function isModuleAvailable(module: string, mode: ProductMode | undefined): Maybe {
  const modes = Object.hasOwn(MODES_BY_MODULE, module) ? MODES_BY_MODULE[module] : undefined;
  if (!modes) return true;
  return mode && modes.includes(mode);
}

/**
 * Whether a user has a module: by the role, by the assigned modules, and by the product mode, which restricts
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
 * Whether a user may enter the section of a module: the check of a route guard. Player projects exist for users with
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
 * Whether the home page has a card for a module: one that the user has and, unless every user sees it, that the role
 * has by default. So a card never leads to a module that its guard denies.
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
