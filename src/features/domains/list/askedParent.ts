/** The one domain whose children a list is asked for; undefined where it is asked for others, or for several. */
export function askedParent(filter: unknown): string | undefined {
  const { parentId } = (filter ?? {}) as { readonly parentId?: unknown };
  const { inq, eq } = (typeof parentId === 'object' ? (parentId ?? {}) : { eq: parentId }) as {
    readonly inq?: unknown;
    readonly eq?: unknown;
  };
  const [only, ...others] = Array.isArray(inq) ? (inq as readonly unknown[]) : [eq];
  const isId = typeof only === 'number' || (typeof only === 'string' && only !== '');
  return isId && others.length === 0 ? String(only) : undefined;
}
