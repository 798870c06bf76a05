// Tests of every package that imports this one may use the matchers that `setup.ts` adds.
/// <reference types="@testing-library/jest-dom/vitest" preserve="true" />
export { createFakeAuth } from '@bank-bonuses/auth/testing';
export { mockClient } from './mockClient.ts';
export { createQueryClient } from './createQueryClient.ts';
export { expectAccessible } from './expectAccessible.ts';
export {
  renderWithProviders,
  type RenderOptions,
  type RenderedPage,
} from './renderWithProviders.tsx';
export { StoryPage, type StoryPageProps } from './StoryPage.tsx';
export { TestProviders, testConfig, type TestProvidersProps } from './TestProviders.tsx';
