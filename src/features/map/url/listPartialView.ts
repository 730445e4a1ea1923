/** Returns the parts of a view that has not all of them: half a view would be another one. */
export function listPartialView(
  params: URLSearchParams,
): readonly { readonly name: string; readonly value: string }[] {
  const parts = ['lat', 'lng', 'zoom'].flatMap(name => {
    const value = params.get(name);
    return value === null ? [] : [{ name, value }];
  });
  return parts.length < 3 ? parts : [];
}
