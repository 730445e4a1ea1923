/** Modules that the administrator keeps, whoever else lists them. */
const ADMIN_ONLY: ReadonlySet<string> = new Set(['permission', 'domain']);

/** Cards that belong to no module: everybody sees them. */
const STATIC: ReadonlySet<string> = new Set(['visual', 'traffic', 'test', 'star']);

/** As much of a person as decides where he may go. */
export interface Visitor {
  readonly role: string;
  readonly modules: readonly string[];
}

/**
 * Whether somebody may enter the section of a module: what a guard asks.
 *
 * @see spec A6, design 8.18
 */
export function mayEnter(module: string, { role, modules }: Visitor): boolean {
  if (role === 'admin' || STATIC.has(module)) return true;
  return !ADMIN_ONLY.has(module) && modules.includes(module);
}

/**
 * Whether a menu shows a module: one that the person may enter and, unless everybody sees it, that his
 * role has by default. So a menu never leads to a place whose guard turns one back.
 *
 * @param ofRole the modules that the role has by default
 * @see spec A6 (SHELL-13)
 */
export function isShown(module: string, visitor: Visitor, ofRole: readonly string[]): boolean {
  const isUsual = visitor.role === 'admin' || STATIC.has(module) || ofRole.includes(module);
  return isUsual && mayEnter(module, visitor);
}
