/** How much energy is written: what a unit has of a kWh, and how many digits make sense. */
export interface EnergyUnit {
  readonly unit: 'kWh' | 'MWh';
  readonly perUnit: number;
  readonly decimals: number;
}

const KWH: EnergyUnit = { unit: 'kWh', perUnit: 1, decimals: 1 };
const MWH: EnergyUnit = { unit: 'MWh', perUnit: 1000, decimals: 1 };

/** From so many kWh on, MWh are read more easily. */
const MANY = 10_000;

/** The unit of some energies, all in kWh: one for all of them. */
export const energyUnit = (energies: readonly number[]): EnergyUnit =>
  Math.max(0, ...energies) >= MANY ? MWH : KWH;
