import { getUser, login, logout } from '../generated/signInCalls.ts';
import { withTimeout } from './withTimeout.ts';
import { readToken, readUser } from './readAccount.ts';
import { send } from './send.ts';
import { session, type Session, type SessionToken } from './session.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Signs in, in two steps: the token, then the user with the role. When the second fails, the first is undone.
 *
 * @throws ApiError of the step that failed: 51 wrong name or password, 34 locked account
 * @throws RecordError when the response contains no valid token or user
 * @see AUTH-02, AUTH-03
 */
export const signIn = async (credentials: Credentials): Promise<Session> =>
  completeSignIn(readToken(await send(login, { body: credentials })));

/**
 * The second step, for a known token: reads its user, with the role. On failure, the session stays ended.
 *
 * @throws ApiError when the platform does not know the token or the user, or does not respond for 10 s (status 0)
 * @throws RecordError when the response contains no valid user
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
    void signOut(); // revokes the token at the platform too
    throw error;
  }
}

/**
 * Signs out, in the browser immediately and at the platform as soon as it is reachable. The platform's response is
 * ignored, including a failure.
 *
 * @see docs/decisions/2026-11-21-silent-source.md 4
 */
export async function signOut(): Promise<void> {
  const logoutCall = session.token() === undefined ? undefined : send(logout);
  session.clear();
  await logoutCall?.catch(() => undefined);
}
