import { startCity } from './city.ts';

/** Starts a city once and ends it: what has to be generated and built is, before two workers do it at once. */
export default async function prepare(): Promise<void> {
  const city = await startCity();
  await city.end();
}
