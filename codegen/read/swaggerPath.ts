import type { PointerPath } from './jsonPointer.ts';

/** Where the sections of `components` stand in a Swagger 2.0 document. */
const SECTIONS: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  requestBodies: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
};

/** Where a part of a converted document stands in the Swagger 2.0 document that it was. */
export function swaggerPath(path: PointerPath): PointerPath {
  const [first, section = '', ...rest] = path;
  const moved = first === 'components' ? [SECTIONS[section] ?? section, ...rest] : path;
  // A body was a parameter, and an answer had its schema without a media type.
  const body = moved.indexOf('requestBody');
  const shortened = body < 0 ? moved : [...moved.slice(0, body), 'parameters'];
  return shortened.filter(
    (step, index) => step !== 'content' && shortened[index - 1] !== 'content',
  );
}

/** How a reference of a converted document was written in Swagger 2.0. */
export const swaggerReference = ($ref: string): string =>
  $ref.replace(/^#\/components\/(\w+)\//, (whole, section: string) =>
    SECTIONS[section] === undefined ? whole : `#/${SECTIONS[section]}/`,
  );
