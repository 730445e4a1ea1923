import { isNotFound } from '../../domain/errorStatus.ts';

/** Returns the result, or undefined on a 404, which is a valid result. */
export async function ignoreNotFound<Result>(
  request: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
