/** What a library module is asked of the bundler: the modules that it imports at once. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/**
 * What the sign-in page shows and calls, and the console shares. Whatever neither has is no part of it: the bench tells.
 */
const FIRST = new RegExp(
  [
    'vite/preload-helper',
    'node_modules/(react|react-dom|scheduler|openapi-fetch)/',
    'src/api/(ApiError|cookies|encodeBody|fromUrl|send|session|settings|signIn)[.]ts',
    'generated/signInCalls[.]ts',
    'features/session/refusal[.]ts',
  ].join('|'),
);

const ENTRY = 'src/main.tsx';

/** The shell and the list: what everybody loads who has signed in. */
const FIRST_LIST = ['src/app/Console.tsx', 'src/resources/places/ResourceAt.tsx'];

/** The libraries of the shell and the list. One that only dialogs, forms, maps or imports have is not among them. */
const LIBRARIES = new RegExp(
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
  readonly name: (id: string, modules: Modules) => string | null;
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
    return [{ name: id => (FIRST.test(id) ? 'first' : null), debugName: 'sign-in' }];
  }
  const isOfSignIn = reachedFrom(root, [ENTRY]);
  const isOfList = reachedFrom(root, FIRST_LIST);
  const first = (id: string, modules: Modules) =>
    FIRST.test(id) || (isOfSignIn(id, modules) && !id.endsWith(ENTRY)) ? 'first' : null;
  const list = (id: string, modules: Modules) => {
    if (LIBRARIES.test(id)) return 'libraries';
    if (!isOfList(id, modules)) return null;
    return id.startsWith(`${root}/src/generated/`) ? 'descriptors' : 'shell';
  };
  return [
    { name: first, priority: 1, debugName: 'sign-in' },
    { name: list, debugName: 'first list' },
  ];
}

/** Whether some of the project's modules import another one at once, or what they import does. */
function reachedFrom(root: string, entries: readonly string[]) {
  let found: Set<string> | undefined;
  const visit = (id: string, modules: Modules, known: Set<string>) => {
    if (known.has(id) || !id.startsWith(`${root}/src/`)) return;
    known.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      visit(imported, modules, known);
    }
  };
  return (id: string, modules: Modules): boolean => {
    if (!found) {
      found = new Set();
      for (const entry of entries) visit(`${root}/${entry}`, modules, found);
    }
    return found.has(id);
  };
}
