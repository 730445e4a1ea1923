import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * A library module, identified by the end of its importer and the import specifier, and its replacement in the build.
 */
interface ModuleReplacement {
  readonly importer: RegExp;
  readonly source: RegExp;
  readonly code: string;
}

const createUnsupportedStub = (subject: string) =>
  `() => { throw new Error(${JSON.stringify(`${subject} are not part of this build: codegen/build/slimLibrariesPlugin.ts`)}); }`;

const LAZY_POPPER = fileURLToPath(new URL('../../src/ui/overlays/LazyPopper.tsx', import.meta.url));

const REPLACEMENTS: readonly ModuleReplacement[] = [
  // The package imports twenty others for browsers that the console does not support.
  {
    importer: /node-polyglot/,
    source: /^object\.entries$/,
    code: 'module.exports = Object.entries;',
  },
  // Emotion needs it only for `withTheme`, which the console does not use; it imports react-is.
  {
    importer: /@emotion\/react\//,
    source: /^hoist-non-react-statics$/,
    code: `export default ${createUnsupportedStub('Components with a theme of Emotion')};`,
  },
  // The two themes of the console are static: its CSS variables are in src/ui/tokens.css.
  {
    importer: /@mui\/material\/esm\/styles\/createTheme\.js$/,
    source: /\/createThemeWithVars\.js$/,
    code: `export default ${createUnsupportedStub('Themes of MUI with CSS variables')};`,
  },
  {
    importer: /@mui\/material\/esm\/styles\/ThemeProvider\.js$/,
    source: /\/ThemeProviderWithVars\.js$/,
    code: `export const CssVarsProvider = ${createUnsupportedStub('Themes of MUI with CSS variables')};`,
  },
  // The theme disables the ripples of all buttons.
  {
    importer: /@mui\/material\/esm\/ButtonBase\/ButtonBase\.js$/,
    source: /^\.\/TouchRipple\.js$/,
    code: 'export default () => null;',
  },
  {
    importer: /@mui\/material\/esm\/ButtonBase\/ButtonBase\.js$/,
    source: /\/useLazyRipple\/index\.js$/,
    code: `const skip = () => undefined;
const ripple = { ref: { current: null }, shouldMount: false, start: skip, stop: skip, pulsate: skip };
export default () => ripple;`,
  },
  // A tooltip needs the placement of Popper only when it opens: a tenth of the libraries of the first list.
  {
    importer: /@mui\/material\/esm\/Tooltip\/Tooltip\.js$/,
    source: /\/Popper\/index\.js$/,
    code: `export { default } from ${JSON.stringify(LAZY_POPPER)};`,
  },
];

/** Libraries whose entry imports or selects development files. */
const DEVELOPMENT_LIBRARIES = /^(?:react|react-dom|scheduler|react-router)(?:\/|$)/;

const toProductionFile = (id: string) =>
  id
    .replace('/react-router/dist/development/', '/react-router/dist/production/')
    .replace(/\/(react|scheduler)\/index\.js$/, '/$1/cjs/$1.production.js')
    .replace(/\/react\/jsx-runtime\.js$/, '/react/cjs/react-jsx-runtime.production.js')
    .replace(/\/react-dom\/index\.js$/, '/react-dom/cjs/react-dom.production.js')
    .replace(/\/react-dom\/client\.js$/, '/react-dom/cjs/react-dom-client.production.js');

const PREFIX = '\0slim:';

/**
 * Removes parts of libraries for browsers and settings that the console does not have, and selects the production files
 * of libraries whose entries import development files. The placement of tooltips is delayed. A replacement without a matching import, for instance after an
 * update of its library, fails the build.
 *
 * @see PERF-01
 */
export const slimLibrariesPlugin = (): Plugin => {
  const used = new Set<number>();
  return {
    name: 'slim-libraries',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const index = REPLACEMENTS.findIndex(
        replacement => replacement.source.test(source) && replacement.importer.test(importer),
      );
      if (index >= 0) {
        used.add(index);
        return `${PREFIX}${index}`;
      }
      if (!DEVELOPMENT_LIBRARIES.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: toProductionFile(resolved.id) };
    },
    load: id =>
      id.startsWith(PREFIX) ? REPLACEMENTS[Number(id.slice(PREFIX.length))]?.code : undefined,
    buildEnd(error) {
      const unusedReplacements = REPLACEMENTS.filter((_, index) => !used.has(index));
      if (!error && unusedReplacements.length > 0)
        this.error(
          `No import matches ${unusedReplacements.map(({ source }) => source).join(', ')}`,
        );
    },
  };
};
