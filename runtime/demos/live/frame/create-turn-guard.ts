// Stops code that never ends. Compiled code calls the guard in every loop and function; when one
// turn of the event loop has lasted too long, the guard throws, and the page responds again.

const maxTurnMs = 1500;
const callsPerCheck = 16;

/** The clock and the event loop; tests pass their own. */
interface Turns {
  readonly now: () => number;
  readonly onNextTurn: (callback: () => void) => void;
}

const realTurns: Turns = {
  now: () => performance.now(),
  onNextTurn: (callback) => void setTimeout(callback),
};

/** Creates the function that compiled code calls, and that throws when its turn has lasted too long. */
export function createTurnGuard({ now, onNextTurn }: Turns = realTurns): () => void {
  let count = 0;
  let started: number | undefined;

  return function guard() {
    count += 1;
    // Reading the clock costs more than most loops.
    if (count % callsPerCheck !== 0) return;

    if (started === undefined) {
      started = now();
      onNextTurn(() => {
        started = undefined;
      });
    }
    if (now() - started > maxTurnMs) throw slowTurn();
  };
}

/** Creates the error for code that has run too long without a pause. */
function slowTurn(): Error {
  return Object.assign(new Error('The code ran for more than a second without a pause'), { name: 'SlowTurn' });
}
