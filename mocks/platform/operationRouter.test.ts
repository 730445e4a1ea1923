import { describe, expect, it } from 'vitest';

import type { OperationDescriptor } from '../../src/schema/operation.ts';
import { createRouter } from './operationRouter.ts';

const operation = (id: string, method: string, path: string) =>
  ({ id, method, path }) as unknown as OperationDescriptor;

const find = createRouter({
  one: operation('one', 'get', '/users/{id}'),
  count: operation('count', 'get', '/users/count'),
  remove: operation('remove', 'delete', '/users/{id}'),
  deep: operation('deep', 'get', '/users/{id}/domains/{domain}'),
  set: operation('set', 'post', '/assets/{id}/set/{name}'),
  lamp: operation('lamp', 'post', '/assets/{id}/set/lighting:lamp-param'),
});

describe('the router', () => {
  it.each([
    ['get', '/users/count', 'count', {}],
    ['get', '/users/7', 'one', { id: '7' }],
    ['get', '/users/%E5%BC%A0%2F7', 'one', { id: '张/7' }],
    ['delete', '/users/7', 'remove', { id: '7' }],
    ['post', '/assets/A/set/lighting:lamp-param', 'lamp', { id: 'A' }],
    ['post', '/assets/A/set/lighting%3Alamp-param', 'lamp', { id: 'A' }],
    ['post', '/assets/A/set/lighting%3alamp%2Dparam', 'lamp', { id: 'A' }],
    [
      'post',
      '/assets/A/set/lighting%2Flamp-param',
      'set',
      { id: 'A', name: 'lighting/lamp-param' },
    ],
    ['get', '/users/7/domains/8', 'deep', { id: '7', domain: '8' }],
  ])('routes %s %s to %s', (method, path, id, values) => {
    expect(find(method, path)).toMatchObject({ operation: { id }, path: values });
  });

  it.each([
    ['post', '/users/7', 'no such method'],
    ['delete', '/users/count', 'no such method'],
    ['get', '/user/7', 'no such path'],
    ['get', '/users/', 'no such path'],
    ['get', '/users/7/', 'no such path'],
    ['get', '', 'no such path'],
  ])('routes %s %s to no operation: %s', (method, path, nothing) => {
    expect(find(method, path)).toBe(nothing);
  });

  const devices = [
    ['deep', '/devices/{id}/{param}'],
    ['one', '/devices/{id}'],
    ['status', '/devices/{id}/status'],
  ] as const;

  it.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const)(
    'prefers a literal segment in whatever order a document has its paths: %i %i %i',
    (...order) => {
      const chosen = order.map(index => devices[index]);
      const route = createRouter(
        Object.fromEntries(chosen.map(([id, path]) => [id, operation(id, 'get', path)])),
      );
      expect(route('get', '/devices/7')).toMatchObject({ operation: { id: 'one' } });
      expect(route('get', '/devices/7/status')).toMatchObject({ operation: { id: 'status' } });
      expect(route('get', '/devices/7/level')).toMatchObject({ operation: { id: 'deep' } });
    },
  );

  it('throws a URIError for a value that is not encoded properly', () => {
    expect(() => find('get', '/users/%E5')).toThrow(URIError);
  });
});
