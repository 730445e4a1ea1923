import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { session } from '../api/session.ts';
import { followSession } from './address.ts';

const somebody = {
  username: 'admin',
  firstName: 'Jing',
  lastName: 'Li',
  modules: [],
  pswChanged: true,
  role: { name: 'admin' },
};
const signIn = () => {
  session.begin({ id: 'token', userId: 'u1' });
  session.complete(somebody);
};
const here = () => location.pathname + location.search + location.hash;
let stop = () => {};

beforeEach(() => session.clear());
afterEach(() => {
  stop();
  session.clear();
});

function arriveAt(address: string, state: unknown = null) {
  history.replaceState(state, '', address);
  stop = followSession();
}

describe('the address', () => {
  it('becomes /login for a visitor, and what was asked for after signing in', () => {
    arriveAt('/permissionManage?page=2#row');
    expect(here()).toBe('/login');
    signIn();
    expect(here()).toBe('/permissionManage?page=2#row');
  });

  it('becomes the root after signing in at /login itself', () => {
    arriveAt('/login?x=1');
    expect(here()).toBe('/login?x=1');
    signIn();
    expect(here()).toBe('/');
  });

  it('stays where it is for somebody who is signed in, but not at /login', () => {
    signIn();
    arriveAt('/data/roles');
    expect(here()).toBe('/data/roles');
    stop();
    arriveAt('/login');
    expect(here()).toBe('/');
  });

  it('becomes /login when the session ends, and comes back after it', () => {
    signIn();
    arriveAt('/data/roles?page=3');
    session.clear();
    expect(here()).toBe('/login');
    signIn();
    expect(here()).toBe('/data/roles?page=3');
  });

  it.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', 42, '/login'])(
    'is not led elsewhere by %s',
    from => {
      arriveAt('/login', { from });
      signIn();
      expect(here()).toBe('/');
    },
  );
});
