import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { slowestFiles, type TimedFile } from '../slowest-files.ts'

export default class SlowestJourneys implements Reporter {
  readonly #timed: TimedFile[] = []

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
