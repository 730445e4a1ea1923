import { startCity } from './city.ts';

/** Starts and ends a city, so that generation and build are complete before two workers start one each. */
export default async function prepare(): Promise<void> {
  const city = await startCity();
  await city.end();
}
