import { accountRows } from '../../mocks/city/accounts.ts';
import { CITY_ID } from '../../mocks/city/domains.ts';
import { createCaller } from './caller.ts';
import { platform } from './console.tsx';

/** Assigns the whole city to a seeded account: what is denied to it then is denied to its role. */
export async function assignWholeCity(username: string): Promise<void> {
  const { call, signIn } = createCaller(platform.answer);
  const id = String(accountRows.find(row => row['username'] === username)?.['id']);
  const token = await signIn('admin');
  const json = { domains: [CITY_ID] };
  const { status, body } = await call('PATCH', `/users/users/${id}/domains`, { token, json });
  if (status >= 300) throw new Error(`${username} cannot have the city: ${JSON.stringify(body)}`);
}
