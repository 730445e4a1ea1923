/** The radius of the halo of a lit lamp, in pixels: around an icon marker, and around a circle marker. */
export const GLOW_RADIUS_PX = { icon: 30, circle: 13 } as const;

/** The halo of a lamp at 1 % has this share of the one at 100 %, so that a dimmed lamp is seen to be lit. */
const MIN_GLOW = 0.3;

/** Returns the opacity of the halo of a lamp by its light output in percent. */
export const getGlowOpacity = (level: number): number =>
  level > 0 ? MIN_GLOW + (1 - MIN_GLOW) * Math.min(1, level / 100) : 0;

/** From this zoom on, the halos of neighbours on a street hardly overlap. */
const SINGLE_GLOW_ZOOM = 18;
const MIN_DENSITY = 0.3;

/** Returns the share of the opacity at a zoom: many faint halos on one street are as bright as a single one. */
export const getGlowDensity = (zoom: number): number =>
  Math.max(MIN_DENSITY, Math.min(1, 2 ** ((zoom - SINGLE_GLOW_ZOOM) * 0.75)));

/** Draws a halo around the origin: the colour of the theme, fading outward. */
export function drawGlow(context: CanvasRenderingContext2D, color: string, radius: number): void {
  const fade = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  fade.addColorStop(0, 'rgb(0 0 0 / 1)');
  fade.addColorStop(0.35, 'rgb(0 0 0 / 0.45)');
  fade.addColorStop(1, 'rgb(0 0 0 / 0)');
  context.fillStyle = fade;
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  // The colour has an opacity of its own, which a colour stop could not multiply.
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
}

/** Whether a colour is fully transparent: a theme without halos. */
export const isTransparent = (color: string): boolean => /[/,]\s*0?\.?0+%?\s*\)$/u.test(color);
