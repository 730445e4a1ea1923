import type { IconPaths } from './IconSvg.tsx';

/** The icons of the sign-in page, separate so that it does not load all others. */
export const signInIcons = {
  down: { line: 'M6 9l6 6 6-6' },
  eye: {
    line: 'M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12zM9.2 12a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1 -5.6 0z',
  },
  globe: {
    line: 'M3.5 12a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1 -17 0zM3.5 12h17M12 3.5c2.6 2.6 3.8 5.4 3.8 8.5s-1.2 5.9-3.8 8.5c-2.6-2.6-3.8-5.4-3.8-8.5s1.2-5.9 3.8-8.5z',
  },
} as const satisfies Record<string, IconPaths>;
