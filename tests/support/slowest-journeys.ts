import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { slowestFiles, type Timed } from './slowest-files.ts'

/** Tells at the end of the journeys where the time went. */
export default class SlowestJourneys implements Reporter {
  readonly #timed: Timed[] = []

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    this.#timed.push({ file: relative(process.cwd(), location.file), milliseconds: duration })
  }

  onEnd(): void {
    process.stdout.write(slowestFiles(this.#timed))
  }

  printsToStdio(): boolean {
    return false
  }
}
