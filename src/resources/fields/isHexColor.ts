/** Six digits, as the browser's own picker writes them. */
export const isHexColor = (value: string) => /^#[0-9a-f]{6}$/iu.test(value);
