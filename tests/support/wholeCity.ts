import { accountRows } from '../../mocks/city/seededAccounts.ts';
import { CITY_ID } from '../../mocks/city/generateDomains.ts';
import { createApiCaller } from './apiCaller.ts';
import { platform } from './openConsole.tsx';

/** Assigns the whole city to a seeded account, so that an error depends on its role only. */
export async function assignWholeCity(username: string): Promise<void> {
  const { call, signIn } = createApiCaller(platform.handleRequest);
  const id = String(accountRows.find(row => row['username'] === username)?.['id']);
  const token = await signIn('admin');
  const json = { domains: [CITY_ID] };
  const { status, body } = await call('PATCH', `/users/users/${id}/domains`, { token, json });
  if (status >= 300) throw new Error(`${username} cannot have the city: ${JSON.stringify(body)}`);
}
