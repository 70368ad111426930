import { setTimeout as wait } from 'node:timers/promises'
import { openCrowd } from './support/many/crowd.ts'
import { faults } from './support/many/faults.ts'
import { killWhileFollowing } from './support/many/kills.ts'
import { openStage, type Stage } from './support/many/stage.ts'

/**
 * Measures what visitors see of two instances behind nginx while something breaks. Usage: `node bench/many.ts` for every fault,
 * or `node bench/many.ts rolling redis-frozen` for some of them. `node bench/many.ts kills 100` kills an instance again and again
 * while followers sign up, on PostgreSQL and on the embedded database. Needs nginx, redis-server and PostgreSQL on this machine,
 * and a built site. Prints Markdown.
 */
const [first = '', second] = process.argv.slice(2)
const isRight =
  first === 'kills' ? await kills(Number(second ?? 100)) : await breakThings(process.argv.slice(2))
process.exit(isRight ? 0 : 1)

async function breakThings(named: readonly string[]): Promise<boolean> {
  const chosen = Object.entries(faults).filter(([name]) => named.length === 0 || named.includes(name))
  const stage = await openStage()
  const crowd = openCrowd(stage.port)
  const rows: string[] = []
  await wait(8_000)
  for (const [name, { title, happens }] of chosen) {
    console.error(`${name} …`)
    stage.takeComplaints()
    const began = performance.now()
    await happens(stage)
    const ended = performance.now()
    const change = await stage.changeSeconds()
    await wait(Math.max(0, ended + 6_000 - performance.now()))
    const { requests, errors, p95, slowest, lastError } = crowd.since(began)
    const healed = lastError === undefined ? 0 : Math.max(0, lastError - ended) / 1000
    rows.push(
      [
        title,
        requests,
        listOf(errors),
        `${Math.round(p95)} / ${Math.round(slowest)}`,
        `${healed.toFixed(1)} s`,
        `${change.toFixed(1)} s`,
        listOf(Object.fromEntries(stage.takeComplaints())),
      ].join(' | '),
    )
  }
  await crowd.leave()
  const lost = await lostFollows(stage, crowd.acknowledged)
  await stage.close()
  console.log(
    '| what | requests | errors | p95 / slowest, ms | errors after its end | change on both | warnings of both |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const row of rows) console.log(`| ${row} |`)
  console.log(`\n${crowd.acknowledged.length} follows were acknowledged meanwhile, ${lost} of them lost.`)
  return lost === 0
}

async function lostFollows(stage: Stage, emails: readonly string[]): Promise<number> {
  const rows = await stage.query<{ email_key: string }>('select email_key from follows')
  const stored = new Set(rows.map(({ email_key }) => email_key))
  return emails.filter((email) => !stored.has(email)).length
}

async function kills(count: number): Promise<boolean> {
  const reports = []
  for (const engine of ['PostgreSQL', 'embedded'] as const)
    reports.push(await killWhileFollowing(engine, count))
  console.log('| database | kill -9 | follows acknowledged | lost |\n|---|---|---|---|')
  for (const { engine, kills: done, acknowledged, lost } of reports)
    console.log(`| ${engine} | ${done} | ${acknowledged} | ${lost} |`)
  return reports.every(({ lost }) => lost === 0)
}

function listOf(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([what, count]) => `${count} × ${what}`)
  return parts.length === 0 ? 'none' : parts.join(', ')
}
