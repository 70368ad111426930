import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDirectory } from './directory-lock.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-lock-'))
})
afterEach(() => rm(directory, { recursive: true }))

const leaveLock = (owner: string) => writeFile(join(directory, 'in-use.lock'), owner)

describe('a lock that was left behind', () => {
  it('by a process that is gone is taken over, and given back at the end', async () => {
    const gone = spawn(process.execPath, ['--version'])
    await once(gone, 'exit')
    await leaveLock(`${gone.pid} 12345`)
    const unlock = await lockDirectory(directory)
    expect(await readFile(join(directory, 'in-use.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`))
    await unlock()
    expect(await readdir(directory)).toEqual([])
  })

  it.each([
    ['by a process whose number another one has now', () => `${process.ppid} 1`],
    ['by a process that had the number this one has now, as in a container', () => `${process.pid} 1`],
    ['before its owner could write its name', () => ''],
    ['with something else in it', () => 'not a lock at all'],
  ])('%s is taken over', async (_, owner) => {
    await leaveLock(owner())
    const unlock = await lockDirectory(directory)
    await unlock()
    expect(await readdir(directory)).toEqual([])
  })
})
