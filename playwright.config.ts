import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/chromium.ts'
import { memoryHasRoom } from './tests/support/memory-folder.ts'

const { executablePath, args } = await findChromium()

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/support/journeys/setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Every wait ends as soon as its condition holds; these limits only stop a hanging run on a slow machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./tests/support/journeys/slowest-journeys.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      // One renderer process serves all journeys of a context, because starting one takes a third of a visit.
      args: [...args, '--renderer-process-limit=1'],
      // Chromium shares memory between processes on disk by default, because containers often have a small `/dev/shm`.
      ignoreDefaultArgs: (await memoryHasRoom()) ? ['--disable-dev-shm-usage'] : [],
    },
    locale: 'ja-JP',
    viewport: { width: 1280, height: 900 },
    // A service worker would answer instead of the server and of mocked routes; the journey about the worker turns it on.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
})
