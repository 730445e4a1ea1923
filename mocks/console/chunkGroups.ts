/** What a library module is asked of the bundler: the modules that it imports at once. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/**
 * What the sign-in page shows and calls, and the console shares. Whatever neither has is no part of it: the bench tells.
 */
const SIGN_IN_MODULES = new RegExp(
  [
    'vite/preload-helper',
    'node_modules/(react|react-dom|scheduler|openapi-fetch)/',
    'src/api/(ApiError|cookies|encodeBody|fromUrl|send|session|settings|signIn)[.]ts',
    'generated/signInCalls[.]ts',
    'features/session/explainSignInError[.]ts',
  ].join('|'),
);

const ENTRY_MODULE = 'src/main.tsx';

/** The shell and the list: what everybody loads who has signed in. */
const FIRST_LIST_MODULES = ['src/app/Console.tsx', 'src/resources/routes/ResourceAtPath.tsx'];

/** The libraries of the shell and the list. One that only dialogs, forms, maps or imports have is not among them. */
const LIBRARY_MODULES = new RegExp(
  `/node_modules/(?:${[
    '@babel/runtime',
    '@emotion',
    // The calendar alone has the first of these, and what moves its pages, further below.
    '@mui/(?:private-theming|styled-engine|system|utils)(?!/esm/(?:visuallyHidden|refType|useThemeProps))',
    // Of MUI's parts all but those of forms, tabs and tables.
    '@mui/material/esm/(?!Autocomplete|Checkbox|FilledInput|Form(?:ControlLabel|Group|HelperText|Label)|Input(?:Label)?/|ListSubheader|NativeSelect|Radio|Select|Switch|Tab|ToggleButton|internal|locale|use)',
    '@popperjs',
    '@tanstack',
    'lodash',
    'node-polyglot',
    'query-string',
    'ra-(?:core|i18n-polyglot|ui-materialui)',
    'react-(?:is|router|transition-group(?!/esm/CSSTransition))',
    'stylis',
  ].join('|')})/`,
);

/** A rule of the bundler: the file that a module goes to, or null for one that comes with its screen. */
interface ChunkGroup {
  readonly name: (id: string, modules: ModuleGraph) => string | null;
  readonly priority?: number;
  readonly debugName: string;
}

/**
 * The files that the sign-in page, the shell and the list are made of: `first`, which is all that the sign-in page
 * needs; the libraries and the descriptors, which seldom change; and the shell. Left to itself the bundler makes some
 * ninety of it, one for every set of screens that share a module, and ninety small files weigh an eighth more.
 *
 * The demo's platform has modules of the console and must stand before any other of them runs, so that only the calls of
 * the sign-in page are together there.
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
  const isInList = createReachability(root, FIRST_LIST_MODULES);
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
    { name: getSignInChunk, priority: 1, debugName: 'sign-in' },
    { name: getListChunk, debugName: 'first list' },
  ];
}

/** Whether some of the project's modules import another one at once, or what they import does. */
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
