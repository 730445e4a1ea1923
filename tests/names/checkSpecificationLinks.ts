import type { SourceFile } from './checkNames.ts';

const READER = /^codegen\/read\/(?!.*\.test\.ts$).*\.ts$/u;
/** The types of the objects of a document. */
const IMPORTED_OBJECTS = /^import type \{[^}]*\} from '(?:\.\.\/)+openapi\.ts';/mu;
const SECTION_LINK =
  /https:\/\/(?:spec\.openapis\.org\/oas\/v[\d.]+\.html#[\w-]+|json-schema\.org\/draft\/2020-12\/[\w-]+#[\w.-]+)/u;

/**
 * Returns a message with its remedy for each file that reads an object of OpenAPI and does not link to its section.
 *
 * @see docs/decisions/2026-11-22-codegen-read-folders.md
 */
export const checkSpecificationLinks = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(
      ({ path, text }) =>
        READER.test(path) && IMPORTED_OBJECTS.test(text) && !SECTION_LINK.test(text),
    )
    .map(
      ({ path }) =>
        `${path} reads an object of OpenAPI: add "@see https://spec.openapis.org/oas/v3.1.1.html#…" with its section`,
    );
