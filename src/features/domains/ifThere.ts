/** What is answered, or nothing where the platform knows no such thing (404): that is an answer too. */
export async function ifThere<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if ((error as { readonly status?: unknown }).status === 404) return undefined;
    throw error;
  }
}
