import { useSearchParams } from 'react-router-dom';

import { GROUPS, type Question } from './catalogue.ts';

/** What is asked of the reference stands in the address. What it does not know asks for everything. */
export function useReferenceQuestion() {
  const [address, setAddress] = useSearchParams();
  const asked: Question = {
    words: (address.get('words') ?? '').slice(0, LONGEST),
    group: GROUPS.find(group => group === address.get('group')) ?? '',
    code: (address.get('code') ?? '').trim().slice(0, LONGEST),
  };
  const ask = (change: Partial<Question>) => {
    // Whoever looks for something else is no longer at one code.
    const next = { ...asked, code: '', ...change };
    const said = Object.entries(next).filter(([, value]) => value !== '');
    setAddress(new URLSearchParams(said), { replace: true });
  };
  return { asked, ask };
}

/** Characters of what is looked for. */
export const LONGEST = 100;
