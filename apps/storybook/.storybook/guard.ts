import { afterEach, beforeEach, expect, vi } from 'vitest';

/** addon-vitest adds the composed story to the test's context. */
interface StoryContext {
  story?: {
    parameters: {
      /** Console output that this story is expected to write. */
      allowConsole?: readonly RegExp[];
    };
  };
}

let messages: string[] = [];

beforeEach(() => {
  messages = [];
  performance.clearResourceTimings();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      messages.push(`console.${level}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach((context) => {
  const { story } = context as StoryContext;
  const { allowConsole = [] } = story?.parameters ?? {};
  const undeclared = messages.filter((text) => !allowConsole.some((pattern) => pattern.test(text)));
  expect(undeclared, 'console output that the story did not declare').toEqual([]);
  expect(requestsElsewhere(), 'requests to other machines').toEqual([]);
});

function requestsElsewhere(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== location.origin)
    .map(String);
}
