import { randomUUID } from 'node:crypto'
import type { Database } from '../../../api/database/database.ts'
import { pushFigures } from '../../../api/outbound/push/push-figures.store.ts'
import { queueNotes } from '../../../api/outbound/push/push-queue.store.ts'
import { deleteBrowserById, latestBrowsers } from '../../../api/push/listed-browsers.store.ts'
import { testNote } from '../../../api/push/push.notes.ts'
import { TransferRefused } from '../../../api/transfer/transfer-refused.ts'
import { usefulMilliseconds } from '../../../domain/push/push-rules.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'

const maxListed = 20

/** Prints the figures of push notifications and the latest browsers, without their push endpoints, which are secrets. */
export async function showStatus(deps: OperatorDeps): Promise<void> {
  await printLines(deps, (database) => statusLines(database, new Date()))
}

export async function test({ id }: { id: string }, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const now = new Date()
    const [browser] = await latestBrowsers({ limit: 1, number: id }, database)
    if (browser === undefined) throw new TransferRefused(`There is no browser ${id}.`)
    const usefulUntil = new Date(now.getTime() + usefulMilliseconds.test)
    const note = { ...testNote(browser.language), browserId: id, key: `test ${randomUUID()}`, usefulUntil }
    await database.transaction((queries) => queueNotes([note], now, queries))
    return [`A test notification to browser ${id} is queued.`]
  })
}

export async function drop({ id }: { id: string }, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    if (!(await deleteBrowserById(id, database))) throw new TransferRefused(`There is no browser ${id}.`)
    return [`Browser ${id} gets no notifications any more.`]
  })
}

async function statusLines(database: Database, now: Date): Promise<string[]> {
  const figures = await pushFigures(now, database)
  const { oldest } = figures
  const hosts = Object.entries(figures.hosts).map(([host, count]) => `${host} ${count}`)
  const browsers = await latestBrowsers({ limit: maxListed }, database)
  return [
    `browsers: ${figures.browsers}${hosts.length === 0 ? '' : ` (${hosts.join(', ')})`}`,
    `follows ${figures.follows}, alerts ${figures.alerts}`,
    `waiting: ${figures.waiting}${oldest === null ? '' : `, the oldest since ${oldest.toISOString()}`}`,
    `in the last day: sent ${figures.sentInADay}, too late ${figures.lateInADay}, given up ${figures.abandonedInADay}, browsers gone ${figures.droppedInADay}`,
    ...browsers.map(({ browser_id: id, host, language, seen_at: seen }) =>
      [id, seen.toISOString().slice(0, 16).replace('T', ' '), language, host].join('  '),
    ),
  ]
}
