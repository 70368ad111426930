import { startSite } from './journey-site.ts'
import { originVariable } from './journey-address.ts'
import { dataDirVariable } from './journey-mail.ts'

/** One site for all journeys. It is told to stop when they are over; what it logged as an error fails the run. */
export default async function setUp(): Promise<() => Promise<void>> {
  const site = await startSite()
  process.env[originVariable] = site.origin
  process.env[dataDirVariable] = site.dataDir
  return async () => {
    await site.stop()
    const errors = site.output().split('\n').filter(isError)
    if (errors.length > 0) throw new Error(`The site logged errors:\n${errors.join('\n')}`)
  }
}

function isError(line: string): boolean {
  return /^\{"level":(?:50|60),/.test(line) || /^\w*(?:Error|Warning):/.test(line)
}
