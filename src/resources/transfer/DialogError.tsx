import type { ReactNode } from 'react';

import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';

/** An error above the buttons of a dialog; it is announced when it appears. */
export const DialogError = ({ children }: { readonly children: ReactNode }) => (
  <p className="dialog-error row gap-6" role="alert">
    <StateGlyph state="critical" size={12} />
    <span>{children}</span>
  </p>
);
