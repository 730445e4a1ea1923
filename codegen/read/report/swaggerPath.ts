import type { PointerPath } from '../../jsonPointer.ts';

/** The Swagger 2.0 location of each section of `components`. */
const SECTIONS: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  requestBodies: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
};

/**
 * Returns the pointer of a part of a converted document in the original Swagger 2.0 document.
 *
 * @see https://spec.openapis.org/oas/v2.0.html#swagger-object
 */
export function swaggerPath(path: PointerPath): PointerPath {
  const [first, section = '', ...rest] = path;
  const moved = first === 'components' ? [SECTIONS[section] ?? section, ...rest] : path;
  // In Swagger 2.0 a body is a parameter, and a response has its schema without a media type.
  const body = moved.indexOf('requestBody');
  const shortened = body < 0 ? moved : [...moved.slice(0, body), 'parameters'];
  return shortened.filter(
    (step, index) => step !== 'content' && shortened[index - 1] !== 'content',
  );
}

/** Returns the Swagger 2.0 form of a reference of a converted document. */
export const swaggerReference = ($ref: string): string =>
  $ref.replace(/^#\/components\/(\w+)\//, (whole, section: string) =>
    SECTIONS[section] === undefined ? whole : `#/${SECTIONS[section]}/`,
  );
