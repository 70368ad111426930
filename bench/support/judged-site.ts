import { chromium } from '@playwright/test'
import { findChromium } from '../../tests/support/chromium.ts'
import { freePort, startSite } from '../../tests/support/journeys/site.ts'

export async function withJudgedSite<Result>(
  work: (site: { origin: string; port: number }) => Promise<Result>,
): Promise<Result> {
  const { executablePath, args } = await findChromium()
  const site = await startSite()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    return await work({ origin: site.origin, port })
  } finally {
    await browser.close()
    await site.stop()
  }
}
