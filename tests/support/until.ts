import { vi } from 'vitest'

/** Tries again until it no longer fails, for as long as a slow machine may take; by itself Vitest gives up after a second. */
export function until<Result>(expectation: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(expectation, { timeout: 60_000, interval: 20 })
}
