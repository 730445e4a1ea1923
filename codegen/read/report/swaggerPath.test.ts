import { expect, it } from 'vitest';

import { swaggerPath, swaggerReference } from './swaggerPath.ts';

it.each([
  ['components/schemas/Lamp/properties', 'definitions/Lamp/properties'],
  ['components/securitySchemes/key', 'securityDefinitions/key'],
  ['paths/lamps/post/requestBody/content/json/schema', 'paths/lamps/post/parameters'],
  ['paths/lamps/get/responses/200/content/json/schema', 'paths/lamps/get/responses/200/schema'],
  ['paths/lamps/get/parameters/0', 'paths/lamps/get/parameters/0'],
])('%s of the converted document is %s of Swagger 2.0', (converted, original) => {
  expect(swaggerPath(converted.split('/')).join('/')).toBe(original);
});

it.each([
  ['#/components/schemas/Lamp', '#/definitions/Lamp'],
  ['#/components/responses/Missing', '#/responses/Missing'],
  ['#/components/examples/Lamp', '#/components/examples/Lamp'],
  ['lamps.yaml#/Lamp', 'lamps.yaml#/Lamp'],
])('the reference %s is %s in Swagger 2.0', (converted, original) => {
  expect(swaggerReference(converted)).toBe(original);
});
