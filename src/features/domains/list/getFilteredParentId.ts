/** The one domain whose children a list is asked for; undefined where it is asked for others, or for several. */
export function getFilteredParentId(filter: unknown): string | undefined {
  const { parentId } = (filter ?? {}) as { readonly parentId?: unknown };
  const { inq, eq } = (typeof parentId === 'object' ? (parentId ?? {}) : { eq: parentId }) as {
    readonly inq?: unknown;
    readonly eq?: unknown;
  };
  const [firstId, ...otherIds] = Array.isArray(inq) ? (inq as readonly unknown[]) : [eq];
  const isId = typeof firstId === 'number' || (typeof firstId === 'string' && firstId !== '');
  return isId && otherIds.length === 0 ? String(firstId) : undefined;
}
