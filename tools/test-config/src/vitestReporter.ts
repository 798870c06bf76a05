import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import {
  describeFailure,
  emptyGroup,
  reportFile,
  type TestGroup,
  type TestReport,
} from './testReport.ts';

const workspaceRoot = join(import.meta.dirname, '../../..');

/** Writes what `npm test` counts. Vitest's own JSON report does not tell its projects apart. */
export class TestReporter implements Reporter {
  readonly #workspaceRoot: string;
  #root = '';
  #closingErrors: string[] = [];
  #written: TestReport | undefined;

  constructor(root = workspaceRoot) {
    this.#workspaceRoot = root;
  }

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
    // A teardown that fails comes after the last hook of a reporter: Vitest prints it and ends with 0.
    const { logger } = vitest;
    const print = logger.error.bind(logger);
    logger.error = (...words: unknown[]) => {
      print(...words);
      if (words[0] === 'error during close') this.#addClosingError(words[1]);
    };
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    this.#written = this.#report(modules, unhandled);
    this.#write();
  }

  #addClosingError(error: unknown): void {
    this.#closingErrors.push(describeFailure('while Vitest closed', String(error)));
    // Nx keeps the result of a program that ends with 0.
    process.exitCode = 1;
    this.#write();
  }

  #write(): void {
    if (!this.#written) return;
    const file = join(this.#root, reportFile);
    mkdirSync(dirname(file), { recursive: true });
    const errors = this.#written.errors + this.#closingErrors.length;
    const failures = [...this.#written.failures, ...this.#closingErrors];
    writeFileSync(file, JSON.stringify({ ...this.#written, errors, failures }, null, 1));
  }

  #report(modules: readonly TestModule[], unhandled: readonly SerializedError[]): TestReport {
    const groups = new Map<string, TestGroup>();
    const errors = unhandled.map(({ message }) => describeFailure('outside any test', message));
    const failures: string[] = [];
    for (const module of modules) {
      const name = module.project.name;
      const group = groups.get(name) ?? emptyGroup(name);
      groups.set(name, group);
      const file = relative(this.#workspaceRoot, module.moduleId).replaceAll('\\', '/');
      const addErrors = (where: string, thrown: readonly { message: string }[]) =>
        errors.push(...thrown.map(({ message }) => describeFailure(where, message)));
      addErrors(file, module.errors());
      let ran = false;
      for (const test of module.children.allTests())
        ran = count(test, file, group, failures) || ran;
      for (const suite of module.children.allSuites()) {
        addErrors(`${file} > ${suite.fullName}`, suite.errors());
      }
      if (ran) group.files.push(file);
    }
    const full = process.env['FULL'] === '1';
    return {
      ...nxTask(),
      full,
      groups: [...groups.values()],
      errors: errors.length,
      failures: [...failures, ...errors],
    };
  }
}

/** Nx tells a task's program which one it is, and the hash of its inputs. */
function nxTask(): Pick<TestReport, 'taskId' | 'taskHash'> {
  const {
    NX_TASK_TARGET_PROJECT: project,
    NX_TASK_TARGET_TARGET: target,
    NX_TASK_HASH: hash,
  } = process.env;
  return { taskId: project && target ? `${project}:${target}` : null, taskHash: hash ?? null };
}

/** Returns whether the test ran. One that passed only on a second try has failed. */
function count(test: TestCase, file: string, group: TestGroup, failures: string[]): boolean {
  const { state, errors } = test.result();
  const where = `${file} > ${test.fullName}`;
  if (state === 'skipped') {
    group.skipped.push(where);
    return false;
  }
  if (state === 'passed' && test.diagnostic()?.flaky !== true) group.passed += 1;
  else {
    group.failed += 1;
    const why = state === 'passed' ? 'passed only on a second try' : errors?.[0]?.message;
    failures.push(describeFailure(where, why));
  }
  return true;
}
