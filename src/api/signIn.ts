import { getUser, login, logout } from '../generated/signInCalls.ts';
import { withTimeout } from './withTimeout.ts';
import { readToken, readUser } from './readAccount.ts';
import { send } from './send.ts';
import { session, type Session, type SessionToken } from './session.ts';

/** What a person types to sign in. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Signs in, in two steps: the token, then the user with the role. When the second fails, nothing
 * is left of the first.
 *
 * @throws ApiError of the step that failed: 51 wrong name or password, 34 locked account
 * @throws RecordError when the platform answers what is no token or no user
 * @see AUTH-02, AUTH-03
 */
export const signIn = async (credentials: Credentials): Promise<Session> =>
  completeSignIn(readToken(await send(login, { body: credentials })));

/**
 * The second step, for whoever has a token: the user behind it, with the role. When it fails, nobody is signed in.
 *
 * @throws ApiError when the platform does not know the token or the user, or does not answer for 10 s (status 0)
 * @throws RecordError when it answers what is no user
 */
export async function completeSignIn(token: SessionToken): Promise<Session> {
  session.begin(token);
  try {
    const user = await withTimeout('GET /users/{id}', signal =>
      send(getUser, {
        path: { id: token.userId },
        query: { filter: { include: ['role'] } },
        signal,
      }),
    );
    return session.complete(readUser(user));
  } catch (error) {
    void signOut(); // the platform forgets the token too
    throw error;
  }
}

/**
 * Signs out, here at once and at the platform as soon as it listens. What the platform says to it
 * does not matter, not even when it cannot be reached.
 *
 * @see docs/decisions/2026-11-21-silent-source.md 4
 */
export async function signOut(): Promise<void> {
  const logoutCall = session.token() === undefined ? undefined : send(logout);
  session.clear();
  await logoutCall?.catch(() => undefined);
}
