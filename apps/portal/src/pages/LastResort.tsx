import { Component, type ReactNode } from 'react';
import { ProblemPage } from './ProblemPage.tsx';
import { problemTexts } from './problemTexts.ts';

interface LastResortState {
  error?: unknown;
}

/** Catches what fails outside of every route: the page is never blank. */
export class LastResort extends Component<{ children: ReactNode }, LastResortState> {
  override state: LastResortState = {};

  static getDerivedStateFromError(error: unknown): LastResortState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ProblemPage {...problemTexts(error)} />;
  }
}
