import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const ofPages = ['src/web/**/*.test.ts', 'src/web/**/*.test.tsx']

export default defineConfig({
  test: {
    globalSetup: ['tests/support/postgres-setup.ts'],
    setupFiles: ['tests/support/problem-matcher.ts'],
    // More workers than cores, because many tests mostly wait for a process or a database. A percentage would be capped at one
    // worker per core.
    maxWorkers: 2 * availableParallelism(),
    // Every wait ends as soon as its condition holds; these limits only stop a hanging run on a slow machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', './tests/support/slowest-tests.ts'],
    projects: [
      // React behaves differently in tests than in the built pages, so tests of pages run in a project of their own.
      { extends: true, test: { name: 'pages', include: ofPages } },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'packages/*/tests/*.test.ts'],
          exclude: ofPages,
          // Test files of a worker share loaded modules, which halves the run time; no test leaves state behind.
          isolate: false,
        },
      },
    ],
  },
})
