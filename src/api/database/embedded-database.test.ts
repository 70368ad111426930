import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const program = resolve(import.meta.dirname, '../../../tests/support/database-owner.ts')
let directory: string
const processes: ChildProcess[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-embedded-'))
})
afterAll(async () => {
  for (const owner of processes) owner.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

function start() {
  const owner = spawn(process.execPath, [program, directory])
  processes.push(owner)
  return { owner, exited: once(owner, 'exit'), complained: text(owner.stderr) }
}

async function open() {
  const { owner, exited, complained } = start()
  const line = await Promise.race([once(owner.stdout, 'data').then(String), exited.then(() => complained)])
  return { owner, exited, rows: /^rows (\d+)\n$/.exec(line)?.[1] ?? line }
}

/** The tests depend on each other: each continues with the process that the previous one left running. */
describe('the embedded database', () => {
  let running: Awaited<ReturnType<typeof open>>

  it('belongs to one process: a second one is refused with an explanation', async () => {
    running = await open()
    const second = start()
    expect(await second.exited).toEqual([1, null])
    expect(await second.complained).toBe(
      `The embedded database in ${directory} is already in use by process ${running.owner.pid}. ` +
        'Stop that process, or set DATA_DIR to another directory.\n',
    )
  })

  it('keeps its data when its process is killed, and the next one can open it', async () => {
    running.owner.kill('SIGKILL')
    await running.exited
    running = await open()
    expect(running.rows).toBe('2')
  })

  it('leaves no lock behind when it is closed', async () => {
    running.owner.stdin?.end()
    expect(await running.exited).toEqual([0, null])
    expect(await readdir(directory)).toEqual(['pgdata'])
  })
})
