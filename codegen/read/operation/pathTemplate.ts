import type { FoundOperation } from './pathItem.ts';

/**
 * The steps of a path.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#path-templating
 *
 * @example splitPath('/lamps/{id}') // ['lamps', '{id}']
 */
export const splitPath = (template: string): readonly string[] =>
  template.split('/').filter(Boolean);

/**
 * Whether a step of a path is a parameter.
 *
 * @example isPathParameter('{id}') // true
 */
export const isPathParameter = (step: string): boolean => step.startsWith('{');

/**
 * Finds the parameters of a path that its operation does not declare.
 *
 * @example findUndeclaredParameters({ ...getLamp, template: '/lamps/{id}', parameters: [] }) // ['id']
 */
export const findUndeclaredParameters = ({
  template,
  parameters,
}: FoundOperation): readonly string[] =>
  [...template.matchAll(/\{([^}]+)\}/g)]
    .map(([, name = '']) => name)
    .filter(name => !parameters.some(each => each.in === 'path' && each.name === name));
