import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/chromium.ts'
import { memoryHasRoom } from './tests/support/memory-folder.ts'

const { executablePath, args } = await findChromium()

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/support/journey-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Waits end when what is waited for has come: these say only when a slow machine is given up.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./tests/support/slowest-journeys.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      // One process draws the pages of a context, one journey after the other: to start it takes a third of a visit.
      args: [...args, '--renderer-process-limit=1'],
      // What its processes share goes over the disk by default, as containers often have little memory for it.
      ignoreDefaultArgs: (await memoryHasRoom()) ? ['--disable-dev-shm-usage'] : [],
    },
    locale: 'ja-JP',
    viewport: { width: 1280, height: 900 },
    // A worker answers in place of the server and of what a journey puts there; one journey is about the worker.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
})
