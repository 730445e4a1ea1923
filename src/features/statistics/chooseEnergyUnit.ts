/** The format of an energy: unit, kWh per unit, and decimals. */
export interface EnergyUnit {
  readonly unit: 'kWh' | 'MWh';
  readonly kwhPerUnit: number;
  readonly decimals: number;
}

const KWH: EnergyUnit = { unit: 'kWh', kwhPerUnit: 1, decimals: 1 };
const MWH: EnergyUnit = { unit: 'MWh', kwhPerUnit: 1000, decimals: 1 };

/** From this many kWh on, MWh are easier to read. */
const MWH_THRESHOLD_KWH = 10_000;

/** Chooses a common unit for energies in kWh. */
export const chooseEnergyUnit = (energies: readonly number[]): EnergyUnit =>
  Math.max(0, ...energies) >= MWH_THRESHOLD_KWH ? MWH : KWH;
