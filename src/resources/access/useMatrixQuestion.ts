import { useSearchParams } from 'react-router-dom';

import type { MatrixQuestion } from './matrix.ts';

/** What is asked of the matrix, and the role whose column alone is shown. */
export interface Asked extends MatrixQuestion {
  readonly role: string;
  /** Another product mode than the one of the platform; empty for that. */
  readonly mode: string;
  /** Whether there is to be a project, yes or no; empty for as it is. */
  readonly project: string;
}

/** The state of the matrix in the address. What it does not know finds everything. */
export function useMatrixQuestion() {
  const [address, setAddress] = useSearchParams();
  const asked: Asked = {
    words: address.get('words') ?? '',
    service: address.get('service') ?? '',
    role: address.get('role') ?? '',
    mode: address.get('mode') ?? '',
    project: address.get('project') ?? '',
    restricted: address.get('restricted') === 'true',
  };
  const ask = (change: Partial<Asked>) => {
    const next = { ...asked, ...change };
    const said = Object.entries(next).filter(([, value]) => value !== '' && value !== false);
    const words = said.map(([name, value]) => [name, String(value)]);
    setAddress(new URLSearchParams(words), { replace: true });
  };
  return { asked, ask };
}
