// Stops code that never comes to an end. Compiled code calls the guard in every loop and function;
// when one turn of the event loop has lasted too long, the guard throws, and the page lives again.

const longest = 1500;
const calls = 16;

/** What the clock and the next turn are; a test brings its own. */
interface Turns {
  readonly now: () => number;
  readonly onNextTurn: (callback: () => void) => void;
}

const real: Turns = {
  now: () => performance.now(),
  onNextTurn: (callback) => void setTimeout(callback),
};

/** Creates the function that compiled code calls, and that throws when its turn has lasted too long. */
export function createTurnGuard({ now, onNextTurn }: Turns = real): () => void {
  let count = 0;
  let started: number | undefined;

  return function guard() {
    count += 1;
    // The clock costs more than most loops.
    if (count % calls !== 0) return;

    if (started === undefined) {
      started = now();
      onNextTurn(() => {
        started = undefined;
      });
    }
    if (now() - started > longest) throw slowTurn();
  };
}

/** Says that code has run for too long without a pause. */
function slowTurn(): Error {
  return Object.assign(new Error('The code ran for more than a second without a pause'), { name: 'SlowTurn' });
}
