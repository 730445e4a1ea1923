/**
 * Writes an instant as `YYYY-MM-DD HH:mm:ss` on the clock of the browser, in every language alike.
 *
 * @param iso an ISO 8601 instant, or a Date
 * @returns undefined for what is no instant, so that the caller says so in words
 * @see spec A3, A9 (USER-01)
 */
export function formatDateTime(iso: string | Date | null | undefined): string | undefined {
  const instant = new Date(iso ?? NaN);
  if (Number.isNaN(instant.getTime())) return undefined;
  const date = [
    padded(instant.getFullYear(), 4),
    padded(instant.getMonth() + 1),
    padded(instant.getDate()),
  ];
  const time = [instant.getHours(), instant.getMinutes(), instant.getSeconds()];
  return `${date.join('-')} ${time.map(part => padded(part)).join(':')}`;
}

const padded = (part: number, digits = 2) => String(part).padStart(digits, '0');
