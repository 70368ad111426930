import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSite } from '../../../../tests/support/command-process.ts'
import { lineFile } from '../../../../tests/support/line-file.ts'
import { openTestDatabase } from '../../../../tests/support/test-database.ts'
import { testLogger } from '../../../../tests/support/test-log.ts'
import { testSecret } from '../../../../tests/support/test-site.ts'
import { readConfig } from '../../settings/config.ts'
import { openSite, type Site } from '../../site.ts'
import { channelDirectory, socketPath } from './frames.ts'
import { listenForCommands } from './listen-for-commands.ts'
import { sendCommand } from './send-command.ts'

let directory: string
let dataDir: string
let running: Site

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-commands-'))
  dataDir = join(directory, 'data')
  running = await openTestSite()
})
afterAll(async () => {
  await running.close()
  await rm(directory, { recursive: true })
})

async function openTestSite(): Promise<Site> {
  const config = readConfig({
    DATA_DIR: dataDir,
    SECRET: testSecret,
    DEMO: '0',
    SITE_ORIGIN: 'https://kawara.example',
  })
  const database = await openTestDatabase()
  return openSite({
    config,
    logger: testLogger().logger,
    now: () => new Date(),
    database,
    takesCommands: true,
  })
}

const page = { page_id: 'about', language: 'ja', title: '概要', description: '説明', markdown: '# 概要' }
const through = (input: readonly string[]) => runSite(input, { DATA_DIR: dataDir })

describe('a command beside a running site', () => {
  it('runs in the site, names the site and its database, and is seen by readers at once', async () => {
    const path = await lineFile(directory, 'pages.ndjson', [page, 'not json'])
    const imported = await through(['import', 'pages', path])
    expect(imported.code).toBe(1)
    expect(imported.error).toBe(
      `site https://kawara.example, embedded database in ${dataDir}, through the running site\n` +
        'line 2: not_json, got "not json"\n',
    )
    expect(imported.out).toMatch(/added 1, changed 0, unchanged 0, refused 1 /)
    const answer = await running.app.inject({
      url: '/api/page/about',
      headers: { host: 'www.kawara.example' },
    })
    expect(answer.json()).toMatchObject({ title: '概要' })
  })

  it('keeps the two outputs apart, however long they are', async () => {
    const text = 'あ'.repeat(200_000)
    await through([
      'import',
      'pages',
      await lineFile(directory, 'long.ndjson', [{ ...page, markdown: text }]),
    ])
    const { code, out, error } = await through(['export', 'pages', '-'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ page_id: 'about', markdown: text })
    expect(error).toMatch(/\npages: 1 rows written\n$/)
  })

  it('says what is wrong with a command, with the exit code of a wrong command', async () => {
    expect(await through(['events', 'dance'])).toMatchObject({
      code: 2,
      error: expect.stringMatching(/There is no command "events dance"\.\n$/),
    })
  })

  it('reads the settings from the file of --env-file', async () => {
    const file = join(directory, 'kawara.env')
    await writeFile(file, `DATA_DIR=${dataDir}\n`)
    expect(await runSite(['--env-file', file, 'inbox', 'list'], {})).toMatchObject({
      code: 0,
      out: '0 of 0 in inbox\n',
    })
    const missing = join(directory, 'missing.env')
    const refused = await runSite(['--env-file', missing, 'inbox', 'list'], {})
    expect(refused).toMatchObject({ out: '', error: expect.stringContaining(missing) })
    expect(refused.code).not.toBe(0)
  })

  it('lets only its owner reach the socket', async () => {
    expect((await stat(channelDirectory(dataDir))).mode & 0o777).toBe(0o700)
    expect((await stat(socketPath(dataDir))).mode & 0o777).toBe(0o600)
  })
})

describe('the socket for commands', () => {
  const open = (at: string, run: Parameters<typeof listenForCommands>[0]['run']) =>
    listenForCommands({ dataDir: at, logger: testLogger().logger, run })
  const send = async (at: string, input: readonly string[], stop?: (stop: () => void) => void) => {
    const chunks: string[] = []
    const stream = new Writable({
      decodeStrings: false,
      write(chunk: string, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    const code = await sendCommand(input, {
      dataDir: at,
      directory,
      stdout: stream,
      stderr: stream,
      onInterrupt: stop ?? (() => {}),
    })
    return { code, text: chunks.join('') }
  }

  it('replaces one that a killed site has left behind, and belongs to the first of two sites', async () => {
    const at = join(directory, 'left')
    await (await open(at, async () => 0)).close()
    const dead = createServer()
    await new Promise<void>((listening) => dead.listen(socketPath(at), listening))
    await new Promise((closed) => dead.close(closed))
    await writeFile(socketPath(at), '')
    const first = await open(at, async () => 7)
    const second = await open(at, async () => 8)
    await second.close()
    expect(await send(at, [])).toEqual({ code: 7, text: '' })
    await first.close()
    expect(await send(at, [])).toEqual({ code: undefined, text: '' })
  })

  it('tells a command that the operator pressed Ctrl-C', async () => {
    const at = join(directory, 'stopped')
    const channel = await open(at, async (_, { isStopped, stdout }) => {
      stdout.write('began\n')
      while (!isStopped()) await new Promise((soon) => setImmediate(soon))
      return 1
    })
    expect(await send(at, ['import'], (stop) => setImmediate(stop))).toEqual({ code: 1, text: 'began\n' })
    await channel.close()
  })

  it('ends a command whose site stops, and the command says so', async () => {
    const at = join(directory, 'gone')
    const channel = await open(at, () => Promise.reject(new Error('the site fell over')))
    const { code, text } = await send(at, ['import'])
    expect(code).toBe(1)
    expect(text).toMatch(/^The site stopped before the command had ended\./)
    await channel.close()
  })

  it('answers nothing to what is no command', async () => {
    const at = join(directory, 'junk')
    let ran = 0
    const channel = await open(at, async () => ++ran)
    const { connect } = await import('node:net')
    for (const junk of [
      '{}\n',
      'GET / HTTP/1.1\r\n\r\n',
      '{"input":[1],"directory":"/"}\n',
      '\u0000\n',
      'x'.repeat(2_000_000),
    ]) {
      const socket = connect(socketPath(at))
      socket.on('error', () => {})
      socket.end(junk)
      await new Promise((closed) => socket.once('close', closed).resume())
    }
    expect(ran).toBe(0)
    await channel.close()
  })
})
