interface ComposedKeyEvent {
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

const IME_KEY_CODE = 229;

/**
 * Whether a key belongs to an input method that is composing text: Enter commits its candidate, and does nothing else.
 * Safari ends a composition before the Enter that ends it: only the key code of it distinguishes it.
 */
export const isComposing = ({ keyCode, isComposing: isNative, nativeEvent }: ComposedKeyEvent) =>
  isNative === true || nativeEvent?.isComposing === true || keyCode === IME_KEY_CODE;
