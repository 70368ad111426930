import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'
import { lockNameOf } from './lock-name.ts'
import { thisProcess, type LockOwner } from './lock-owner.ts'

const program = resolve(import.meta.dirname, '../../../tests/support/directory-owner.ts')
let directory: string
let processes: ChildProcess[] = []

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-lock-'))
})
afterEach(async () => {
  for (const child of processes) child.kill('SIGKILL')
  await Promise.all(processes.map(ended))
  processes = []
  await rm(directory, { recursive: true })
})

const ended = async (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null ? void (await once(child, 'exit')) : undefined

async function start() {
  const child = spawn(process.execPath, [program, directory])
  processes.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, stated: String(line).trim() }
}

async function leaveLock(facts: Partial<LockOwner>, { owns = true } = {}): Promise<string> {
  const path = join(directory, lockNameOf(randomUUID()))
  const owner = { ...(await thisProcess()), ...facts }
  await writeFile(path, `${JSON.stringify(owner)}\n${owns ? 'owns\n' : ''}`)
  return path
}

const takeAndGiveBack = async () => {
  const unlock = await lockDirectory(directory)
  const held = await readdir(directory)
  await unlock()
  return [held.length, (await readdir(directory)).length]
}

describe('a lock that was left behind', () => {
  it('by a dead process is ignored', async () => {
    const gone = spawn(process.execPath, ['--version'])
    await once(gone, 'exit')
    await leaveLock({ pid: gone.pid ?? 0, started: '12345' })
    expect(await takeAndGiveBack()).toEqual([1, 0])
  })

  it.each<[string, Partial<LockOwner>]>([
    ['by a process whose number another one has now', { pid: process.ppid, started: '1' }],
    ['by a process that had the number this one has now', { started: '1' }],
  ])('%s is ignored', async (_, facts) => {
    await leaveLock(facts)
    expect(await takeAndGiveBack()).toEqual([1, 0])
  })

  it.each([
    ['empty, as after a loss of power', ''],
    ['with something else in it', 'not a lock at all'],
  ])('%s is ignored', async (_, text) => {
    await writeFile(join(directory, lockNameOf(randomUUID())), text)
    expect(await takeAndGiveBack()).toEqual([1, 0])
  })

  it('by another container or machine is ignored once its heartbeat stops', async () => {
    const path = await leaveLock({ boot: 'another', host: 'other' })
    const before = new Date(Date.now() - 20_000)
    await utimes(path, before, before)
    expect(await takeAndGiveBack()).toEqual([1, 0])
  })
})

describe('a directory in use', () => {
  it('by another container is refused as soon as its heartbeat shows, though both are process 1', async () => {
    const facts = { namespace: 'pid:[1]', pid: process.pid, host: 'other' }
    const path = await leaveLock(facts)
    const beat = setInterval(() => void utimes(path, new Date(), new Date()), 200)
    await expect(lockDirectory(directory)).rejects.toThrow(
      `by process ${process.pid} of other, another container or machine. Stop that process`,
    )
    clearInterval(beat)
  })

  it('by the same process is refused', async () => {
    const unlock = await lockDirectory(directory)
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse)
    await unlock()
    expect(await takeAndGiveBack()).toEqual([1, 0])
  })

  it('goes to exactly one of many processes that start together, and immediately to the next after it was killed', async () => {
    for (let round = 0; round < 3; round++) {
      const all = await Promise.all(Array.from({ length: 4 }, start))
      const [owner, ...more] = all.filter(({ stated }) => stated === 'locked')
      expect(all.map(({ stated }) => stated).join('\n')).toContain('locked')
      expect(more).toEqual([])
      const refused = all.filter(({ stated }) =>
        stated.includes(`in use by process ${owner?.child.pid}. Stop`),
      )
      expect(refused).toHaveLength(all.length - 1)
      owner?.child.kill('SIGKILL')
      if (owner !== undefined) await ended(owner.child)
    }
    expect(await takeAndGiveBack()).toEqual([1, 0])
  })

  it('is lost by a suspended process once another takes over, and the process exits immediately', async () => {
    const { child, stated } = await start()
    expect(stated).toBe('locked')
    for (const name of await readdir(directory)) await rm(join(directory, name))
    await leaveLock({})
    await ended(child)
    expect(child.signalCode).toBe('SIGKILL')
  })
})
