/** Whether the text is a six-digit hex color, as native color inputs write it. */
export const isHexColor = (value: string) => /^#[0-9a-f]{6}$/iu.test(value);
