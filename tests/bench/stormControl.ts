import { setTimeout } from 'node:timers/promises';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import type { City } from '../e2e/support/city.ts';

/** A storm of a city. */
export interface Storm {
  /** Alerts per second. */
  readonly rate: number;
  readonly seconds: number;
}

const POLL_INTERVAL_MS = 1000;

/** Runs a storm to its end. @returns the number of alerts that the platform has sent */
export async function runStorm(city: City, storm: Storm): Promise<number> {
  const before = await readPosition(city);
  await callScenario(city, { name: 'storm', ...storm });
  let [last, isOver] = [before, false];
  for (;;) {
    await setTimeout(POLL_INTERVAL_MS);
    const position = await readPosition(city);
    if (isOver && position === last) return position - before;
    last = position;
    isOver = (await callScenario(city)).name !== 'storm';
  }
}

async function callScenario({ url }: City, body?: object): Promise<{ readonly name: string }> {
  const response = await fetch(`${url}/__scenario`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { readonly name: string };
}

/** The number of alerts that the platform has sent since its start, from the cursor of its welcome. */
async function readPosition({ url, signIn }: City): Promise<number> {
  const { id: token } = (await (await signIn('admin', SEEDED_PASSWORD)).json()) as { id: string };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/core/notification/device`);
  try {
    return await new Promise<number>((resolve, reject) => {
      socket.onopen = () => socket.send(JSON.stringify({ token }));
      socket.onerror = () => reject(new Error('The alert socket cannot be opened.'));
      socket.onmessage = ({ data }) => {
        const { cursor } = JSON.parse(String(data)) as { readonly cursor: string };
        resolve(Number(cursor.split('-').at(-1)));
      };
    });
  } finally {
    socket.close();
  }
}
