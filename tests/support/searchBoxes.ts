import { readdirSync, readFileSync } from 'node:fs';

/** Components that are a part of the search boxes of other files. */
const PARTS: readonly string[] = [
  'ui/FilterFields.tsx',
  'resources/filters/search/SearchBox.tsx',
  'resources/tree/TreeSearch.tsx',
  'ui/useDebouncedText.ts',
  // The choices of a search among records, and of a reference, whose box is no search box: Enter selects an option.
  'resources/inputs/useReferenceChoices.ts',
];

/** A search field of HTML, one of the parts above, or a text that is sent after a pause. */
const SEARCH_BOX = /type="search"|<(?:SearchField|SearchBox|TreeSearch)\b|\buseDebouncedText\(/u;

/** Whether a source file has a search box. */
export const hasSearchBox = (text: string): boolean => SEARCH_BOX.test(text);

const root = `${process.cwd()}/src/`;

/** Reads which source files have a search box. */
export const listSearchBoxFiles = (): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/u.test(file) && !file.includes('.test.') && !PARTS.includes(file))
    .filter(file => hasSearchBox(readFileSync(root + file, 'utf8')))
    .toSorted();
