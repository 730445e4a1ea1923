/** Returns 128 random bits in 32 hexadecimal digits. `crypto.randomUUID` exists in secure contexts only. */
export const createRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), part =>
    part.toString(16).padStart(8, '0'),
  ).join('');
