import { type ComponentProps, useEffect, useState } from 'react';

import { lazyComponent } from '../lazyComponent.tsx';

/** A tooltip repeats or explains a control: without it the page still works. */
const Popper = lazyComponent(() => import('@mui/material/Popper'), { isOptional: true });

const prefetch = () => void Popper.prefetch().catch(() => undefined);

/**
 * MUI's Popper for its tooltips, which render it before they are open. It loads when the pointer or the focus comes to
 * the control, during the delay of the tooltip. The build replaces the import of MUI's Tooltip.
 *
 * @see codegen/build/slimLibrariesPlugin.ts
 */
const LazyPopper = (props: ComponentProps<typeof Popper>) => {
  const { open, anchorEl } = props;
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    // Each opening tries again, so that an outage does not end the tooltip of a control that stays.
    if (open)
      void Popper.prefetch().then(
        () => setIsLoaded(true),
        () => undefined,
      );
  }, [open]);
  useEffect(() => {
    if (!(anchorEl instanceof Element)) return undefined;
    const options = { once: true };
    anchorEl.addEventListener('pointerover', prefetch, options);
    anchorEl.addEventListener('focusin', prefetch, options);
    return () => {
      anchorEl.removeEventListener('pointerover', prefetch);
      anchorEl.removeEventListener('focusin', prefetch);
    };
  }, [anchorEl]);
  return isLoaded && <Popper {...props} />;
};

export default LazyPopper;
