/** The values of `mapOffline` in the configuration: what the ground may be loaded from. @see MAP-07 */
export const MAP_OFFLINE_MODES = {
  /** Tiles of any host. */
  online: 0,
  /** Tiles of the own origin. */
  ownOrigin: 1,
  /** One image, of the host of its URL. */
  image: 2,
} as const;
