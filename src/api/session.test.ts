import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { signOnProvider } from './signOnProvider.ts';
import { session } from './session.ts';

const token = { id: 'T'.repeat(64), userId: 'u1' };
const user = {
  ...{ username: '李静', firstName: '静', lastName: '李', modules: ['asset', 'smartLight'] },
  ...{ pswChanged: false, role: { id: 'r1', name: 'deviceOperator' } },
};

afterEach(() => {
  session.clear();
  Cookies.remove('user');
});

const signIn = () => {
  session.begin(token);
  return session.complete(user);
};

/** Returns the parts of the first cookie that was written. */
const written = (calls: readonly (readonly string[])[]) => calls[0]?.[0]?.split('; ') ?? [];

describe('the cookie named user', () => {
  it('holds the nine fields, the token under both names [AUTH-03]', () => {
    signIn();
    expect(JSON.parse(String(Cookies.get('user')))).toEqual({
      id: token.id,
      tokenId: token.id,
      userId: 'u1',
      role: 'deviceOperator',
      username: '李静',
      firstName: '静',
      lastName: '李',
      modules: ['asset', 'smartLight'],
      pswChanged: false,
    });
  });

  it('is not sent to other sites, is valid for the whole site, and lasts as long as the browser [AUTH-03]', () => {
    const write = vi.spyOn(Document.prototype, 'cookie', 'set');
    signIn();
    const attributes = written(write.mock.calls).slice(1);
    expect(attributes.sort()).toEqual(['path=/', 'sameSite=strict']);
  });

  it('is sent over https only, where there is https [AUTH-03]', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    const write = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
    // The test page has no https, so the browser rejects the cookie; only the attempted write matters.
    expect(signIn).toThrow('did not keep the cookie');
    expect(written(write.mock.calls)).toContain('secure');
  });

  it.each(['', 'x', 'null', '7', '{}', '[]', '{"id":1}', '{"tokenId":"t","userId":"u"}'])(
    'has no user when it is %j [AUTH-03]',
    text => {
      Cookies.set('user', text);
      expect(session.read()).toBeUndefined();
      expect(session.token()).toBeUndefined();
    },
  );
});

describe('the session', () => {
  it('has a token after the first step, and no user until the second [AUTH-02]', () => {
    session.begin(token);
    expect(session.token()).toBe(token.id);
    expect(session.read()).toBeUndefined();
    expect(Cookies.get('user')).toBeUndefined();
    session.complete(user);
    expect(session.token()).toBe(token.id);
    expect(session.read()?.username).toBe('李静');
  });

  it('is one object until it changes, as useSyncExternalStore needs', () => {
    const first = signIn();
    expect(session.read()).toBe(first);
    expect(session.read()).toBe(first);
    session.begin({ id: 'other', userId: 'u2' });
    expect(session.complete(user)).not.toBe(first);
  });

  it('takes changed names and notifies its listeners; without a session there is nothing to change', () => {
    session.rename({ firstName: 'x', lastName: 'y' });
    expect(session.read()).toBeUndefined();
    signIn();
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.rename({ firstName: '静怡', lastName: '李' });
    stop();
    expect(listener).toHaveBeenCalledOnce();
    expect(session.read()).toMatchObject({ userId: 'u1', firstName: '静怡', username: '李静' });
    expect(session.token()).toBe(token.id);
  });

  it('notifies its listeners of a start and an end, once each, until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    session.begin(token);
    expect(listener).toHaveBeenCalledTimes(0);
    session.complete(user);
    expect(listener).toHaveBeenCalledTimes(1);
    session.clear();
    session.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    signIn();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('ends for every subscriber, also when the cookie was removed behind the page', () => {
    signIn();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    Cookies.remove('user', { path: '/' });
    expect(session.token()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(0);
    session.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
  });

  it('is looked at again when the page comes to the front', () => {
    signIn();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    window.dispatchEvent(new Event('focus'));
    expect(listener).toHaveBeenCalledTimes(0);
    Cookies.remove('user', { path: '/' });
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    signIn();
    Cookies.remove('user', { path: '/' });
    window.dispatchEvent(new Event('focus'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('has the reason of its end until the next session; a second end changes nothing', () => {
    const leave = session.subscribe(() => undefined);
    signIn();
    expect(session.ended()).toBeUndefined();
    session.clear('expired');
    session.clear();
    expect(session.ended()).toBe('expired');
    session.begin(token);
    expect(session.ended()).toBe('expired');
    session.complete(user);
    expect(session.ended()).toBeUndefined();
    session.clear();
    expect(session.ended()).toBe('left');
    // Another tab changed the name: the session does not end.
    signIn();
    Cookies.set('user', JSON.stringify({ ...session.read(), lastName: 'Wu' }), { path: '/' });
    window.dispatchEvent(new Event('focus'));
    expect(session.read()?.lastName).toBe('Wu');
    expect(session.ended()).toBeUndefined();
    leave();
  });

  it('takes the record of its identity provider along', () => {
    signIn();
    signOnProvider.save('oauth2');
    expect(signOnProvider.read()).toBe('oauth2');
    session.clear();
    expect(signOnProvider.read()).toBeUndefined();
    signOnProvider.save('oauth');
    signIn();
    expect(signOnProvider.read()).toBeUndefined();
  });

  it('of a user without a role is that of a guest', () => {
    session.begin(token);
    expect(session.complete({ ...user, role: undefined }).role).toBe('guest');
  });

  it('is not completed before it starts [AUTH-02]', () => {
    expect(() => session.complete(user)).toThrow('not started');
    expect(session.read()).toBeUndefined();
  });
});
