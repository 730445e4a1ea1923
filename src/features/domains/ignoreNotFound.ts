import { isNotFound } from '../../domain/errorStatus.ts';

/** What is answered, or nothing where the platform knows no such thing (404): that is an answer too. */
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
