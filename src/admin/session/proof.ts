import { create } from 'zustand';

interface ProofState {
  /** Set while somebody is asked for their password. */
  answer: ((isGiven: boolean) => void) | null;
}

export const useProof = create<ProofState>(() => ({ answer: null }));

let asking: Promise<boolean> | null = null;

/** Asks for the password again, once for all calls that wait for it; false when it is not given. */
export function askForProof(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    useProof.setState({
      answer: (isGiven) => {
        asking = null;
        useProof.setState({ answer: null });
        resolve(isGiven);
      },
    });
  });
  return asking;
}
