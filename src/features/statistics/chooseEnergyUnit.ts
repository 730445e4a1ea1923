/** How much energy is written: what a unit has of a kWh, and how many digits make sense. */
export interface EnergyUnit {
  readonly unit: 'kWh' | 'MWh';
  readonly kwhPerUnit: number;
  readonly decimals: number;
}

const KWH: EnergyUnit = { unit: 'kWh', kwhPerUnit: 1, decimals: 1 };
const MWH: EnergyUnit = { unit: 'MWh', kwhPerUnit: 1000, decimals: 1 };

/** From so many kWh on, MWh are read more easily. */
const MWH_THRESHOLD_KWH = 10_000;

/** The unit of some energies, all in kWh: one for all of them. */
export const chooseEnergyUnit = (energies: readonly number[]): EnergyUnit =>
  Math.max(0, ...energies) >= MWH_THRESHOLD_KWH ? MWH : KWH;
