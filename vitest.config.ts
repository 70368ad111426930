import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    setupFiles: ['tests/support/problem-matcher.ts'],
    // As many as there are cores, where one less is usual: most tests wait for a process or a database.
    maxWorkers: '100%',
    // Waits end when what is waited for has come: these say only when a slow machine is given up.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', './tests/support/slowest-tests.ts'],
  },
})
