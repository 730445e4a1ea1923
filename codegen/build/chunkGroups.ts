/** The part of the bundler's module graph: the modules that a module imports statically. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/**
 * Modules of the sign-in page that the console shares. Modules that neither uses are not part of it: the bench checks
 * this.
 */
const SIGN_IN_MODULES = new RegExp(
  [
    'vite/preload-helper',
    'node_modules/(react|react-dom|scheduler|openapi-fetch)/',
    'src/api/(ApiError|cookies|encodeBody|fromUrl|send|session|settings|signIn)[.]ts',
    'generated/signInCalls[.]ts',
  ].join('|'),
);

const ENTRY_MODULE = 'src/main.tsx';

/** The shell, with the list: every signed-in user loads them. */
const CONSOLE_MODULE = 'src/app/Console.tsx';

/** The list of domains, the first list of those who manage an area. */
const DOMAINS_MODULE = 'src/features/domains/index.tsx';

/** The libraries of the shell and the list, without those that only dialogs, forms, maps or imports use. */
const LIBRARY_MODULES = new RegExp(
  `/node_modules/(?:${[
    '@babel/runtime',
    '@emotion',
    // Only the calendar uses the first of these, and the page transitions further below.
    '@mui/(?:private-theming|styled-engine|system|utils)(?!/esm/(?:visuallyHidden|refType|useThemeProps))',
    // All components of MUI except those of forms, tabs and tables, and what only an open tooltip or drawer needs.
    '@mui/material/esm/(?!Autocomplete|Checkbox|Drawer|FilledInput|Form(?:ControlLabel|Group|HelperText|Label)|Input(?:Label)?/|ListSubheader|NativeSelect|Popper|Radio|Select|Slide/|Switch|Tab|ToggleButton|internal|locale|use)',
    // The rows of trees, alerts and maps are virtualized; the list shows one page.
    '@tanstack/(?:query-core|react-query)',
    'lodash',
    'node-polyglot',
    'query-string',
    'ra-(?:core|i18n-polyglot|ui-materialui)',
    'react-(?:is|router|transition-group(?!/esm/CSSTransition))',
    'stylis',
  ].join('|')})/`,
);

/** A rule of the bundler: the file of a module, or null for the file of its screen. */
interface ChunkGroup {
  readonly name: (id: string, modules: ModuleGraph) => string | null;
  readonly priority?: number;
  readonly debugName: string;
}

/**
 * The files that the sign-in page, the shell and the list are made of: `first`, which is all that the sign-in page
 * needs; the libraries and the descriptors, which seldom change; the shell; and the list of domains. By default the bundler makes some
 * ninety of them, one for every set of screens that share a module, and ninety small files weigh an eighth more.
 *
 * The demo's platform has modules of the console and must be ready before any other module runs, so that only the API
 * calls of the sign-in page are grouped there.
 *
 * @param root the folder of the project, without a slash at its end
 * @param mode of the build
 * @see PERF-01
 */
export function chunkGroups(root: string, mode: string): ChunkGroup[] {
  if (mode === 'demo') {
    return [{ name: id => (SIGN_IN_MODULES.test(id) ? 'first' : null), debugName: 'sign-in' }];
  }
  const isInSignIn = createReachability(root, [ENTRY_MODULE]);
  const isInList = createReachability(root, [CONSOLE_MODULE]);
  const isInDomains = createReachability(root, [DOMAINS_MODULE]);
  const getSignInChunk = (id: string, modules: ModuleGraph) =>
    SIGN_IN_MODULES.test(id) || (isInSignIn(id, modules) && !id.endsWith(ENTRY_MODULE))
      ? 'first'
      : null;
  const getListChunk = (id: string, modules: ModuleGraph) => {
    if (LIBRARY_MODULES.test(id)) return 'libraries';
    if (!isInList(id, modules)) return null;
    return id.startsWith(`${root}/src/generated/`) ? 'descriptors' : 'shell';
  };
  return [
    { name: getSignInChunk, priority: 2, debugName: 'sign-in' },
    { name: getListChunk, priority: 1, debugName: 'first list' },
    // With the lowest priority: a module of two groups is in the file of the other one.
    {
      name: (id, modules) => (isInDomains(id, modules) ? 'domains' : null),
      debugName: 'list of domains',
    },
  ];
}

/** Whether some of the project's modules import another one statically, directly or transitively. */
function createReachability(root: string, entries: readonly string[]) {
  let reached: Set<string> | undefined;
  const visit = (id: string, modules: ModuleGraph, visited: Set<string>) => {
    if (visited.has(id) || !id.startsWith(`${root}/src/`)) return;
    visited.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      visit(imported, modules, visited);
    }
  };
  return (id: string, modules: ModuleGraph): boolean => {
    if (!reached) {
      reached = new Set();
      for (const entry of entries) visit(`${root}/${entry}`, modules, reached);
    }
    return reached.has(id);
  };
}
