/** Returns the line that names the source of a generated file and the command that generates it. */
export const formatOrigin = (source: string): string =>
  `Generated from ${source}. Change the document, then run: npm run generate`;

/** The first line of a generated file in TypeScript or JavaScript. */
export const formatHeader = (source: string): string => `// ${formatOrigin(source)}\n`;
