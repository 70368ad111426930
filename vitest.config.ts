import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/guards/**/*.test.ts'],
    setupFiles: ['tests/support/problem-matcher.ts'],
    // As many as there are cores, where one less is usual: most tests wait for a process or a database.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
