import type { Plugin } from 'vite';

/** A module of a library, by the end of its importer and the source that it names, and what the build has in its place. */
interface ModuleReplacement {
  readonly importer: RegExp;
  readonly source: RegExp;
  readonly code: string;
}

const createUnsupportedStub = (subject: string) =>
  `() => { throw new Error(${JSON.stringify(`${subject} are not part of this build: mocks/console/slimLibrariesPlugin.ts`)}); }`;

const REPLACEMENTS: readonly ModuleReplacement[] = [
  // The package brings twenty others for browsers that the console does not run in.
  {
    importer: /node-polyglot/,
    source: /^object\.entries$/,
    code: 'module.exports = Object.entries;',
  },
  // Emotion needs it for `withTheme` alone, which nothing here uses; it brings react-is along.
  {
    importer: /@emotion\/react\//,
    source: /^hoist-non-react-statics$/,
    code: `export default ${createUnsupportedStub('Components with a theme of Emotion')};`,
  },
  // The two themes of the console are plain: its CSS variables are in src/ui/tokens.css.
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
];

/** Libraries whose entry names or chooses development files. */
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
 * Leaves out of the build what libraries have for browsers and settings that the console does not have, and takes the
 * production files of the libraries whose entries name or choose development files. A replacement that no import matches,
 * for instance after an update of its library, fails the build.
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
