/** The logo: a lamp on a crook, its light falling in three widening steps. */
export const Logo = ({ size = 18 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M3.4 21.4V8.2A5.4 5.4 0 0 1 8.8 2.8h3.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
    />
    <path d="M11.6 1.65h6.2a3.2 3.2 0 0 1 3.2 3.2v.95h-9.4z" fill="currentColor" />
    <g fill="var(--mark-light, currentColor)">
      <rect x="12.8" y="8.5" width="7" height="2.4" rx="1.2" />
      <rect x="10.7" y="13.5" width="11.2" height="2.4" rx="1.2" opacity=".78" />
      <rect x="8.6" y="18.5" width="15" height="2.4" rx="1.2" opacity=".52" />
    </g>
  </svg>
);

/** The logo on its dark tile, with amber light. */
export const LogoTile = ({ isLarge = false }: { readonly isLarge?: boolean }) => (
  <span className={isLarge ? 'tile tile-large' : 'tile'}>
    <Logo size={isLarge ? 22 : 18} />
  </span>
);
