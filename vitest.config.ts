import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const ofPages = ['src/web/**/*.test.ts', 'src/web/**/*.test.tsx']

export default defineConfig({
  test: {
    globalSetup: ['tests/support/postgres-setup.ts'],
    setupFiles: ['tests/support/problem-matcher.ts'],
    // More than there are cores: many tests wait for a process, a database or a moment, a good part of the time in all. A
    // percentage would be taken as one core each at the most.
    maxWorkers: 2 * availableParallelism(),
    // Waits end when what is waited for has come: these say only when a slow machine is given up.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', './tests/support/slowest-tests.ts'],
    projects: [
      // React is another one in tests than in the built pages.
      { extends: true, test: { name: 'pages', include: ofPages } },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'packages/*/tests/*.test.ts'],
          exclude: ofPages,
          // What a file imports is loaded once and not once a file, which is half of the work: no test leaves anything behind.
          isolate: false,
        },
      },
    ],
  },
})
