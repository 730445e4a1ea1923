/** Reads a file of the console itself. @throws Error for another status than 200 */
export async function readAsset(url: string): Promise<Uint8Array> {
  const response = await fetch(new URL(url, location.origin));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
