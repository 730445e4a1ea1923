/** Returns the domain whose children a filter selects; undefined if it selects others, or several. */
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
