import { looksInTurn, type Look } from '../fixtures/page/axe.ts';
import { expect, test } from '../fixtures/test.ts';

const seen = (looks: readonly Look[]) => ({
  widths: [...new Set(looks.map(({ width }) => width))].sort((one, other) => one - other),
  themes: [...new Set(looks.map(({ colorScheme }) => colorScheme))].sort(),
});
const everything = { widths: [360, 768, 1280], themes: ['dark', 'light'] };

for (const { steps, states } of [
  { steps: 5, states: 3 },
  { steps: 5, states: 2 },
  { steps: 1, states: 6 },
]) {
  test(`${states} states of ${steps} steps are looked at in every width and theme`, () => {
    const look = looksInTurn(states);
    const turns = Array.from({ length: steps }, () => Array.from({ length: states }, look));
    expect(seen(turns.flat(2))).toEqual(everything);
    if (steps === 1) return;
    for (let state = 0; state < states; state += 1)
      expect(seen(turns.flatMap((step) => step[state] ?? [])), `state ${state}`).toEqual(
        everything,
      );
  });
}
