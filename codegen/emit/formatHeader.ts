/** The line that says where a generated file came from and how to make it again. */
export const formatOrigin = (source: string): string =>
  `Generated from ${source}. Change the document, then run: npm run generate`;

/** The first line of a generated file in TypeScript or JavaScript. */
export const formatHeader = (source: string): string => `// ${formatOrigin(source)}\n`;
