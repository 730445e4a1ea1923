import type { BaseLayerProblem } from './baseLayer.ts';

/** A configured ground that is not usable. */
export class UnusableGround extends Error {
  readonly problem: BaseLayerProblem;

  constructor(key: string, args: BaseLayerProblem['args']) {
    super(key);
    this.problem = { key: `map.ground.${key}`, args };
  }
}
