import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/guards/**/*.test.ts'],
    setupFiles: ['tests/support/problem-matcher.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
