/** A number for a message: it chooses between one and many, and is written with its thousands parted. */
export const counted = (count: number) => ({
  smart_count: count,
  n: count.toLocaleString('en'),
});
