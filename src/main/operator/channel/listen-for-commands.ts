import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Logger } from 'pino'
import { channelDirectory, lineOf, socketPath, type CommandRequest } from './frames.ts'

export interface CommandStreams {
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
  readonly isStopped: () => boolean
}

type RunCommand = (request: CommandRequest, streams: CommandStreams) => Promise<number>

interface ListenOptions {
  readonly dataDir: string
  readonly logger: Logger
  readonly run: RunCommand
}

export interface CommandChannel {
  /** Asks the commands that run to end, and waits for them. */
  readonly close: () => Promise<void>
}

/** A line of a command is some words and paths; a longer one is no command. */
const maxLineLength = 1_000_000

/**
 * Takes commands of the operator on a socket in the data directory. Of several instances that share the directory, the first
 * one takes them. A site that cannot listen says why in its log and goes on without commands.
 */
export async function listenForCommands({ dataDir, logger, run }: ListenOptions): Promise<CommandChannel> {
  const calls = new Set<Call>()
  const server = createServer((socket) => {
    const call: Call = { socket, isStopped: false, work: Promise.resolve() }
    calls.add(call)
    socket.on('error', () => socket.destroy()).on('close', () => (call.isStopped = true))
    call.work = answer(call, run)
      .catch((error: unknown) => {
        logger.error({ err: error }, 'could not run a command of the operator; the site goes on')
        socket.destroy()
      })
      .finally(() => calls.delete(call))
  })
  try {
    const path = await freePath(dataDir)
    if (path === undefined) return { close: async () => {} }
    await new Promise<void>((listening, failed) => {
      server.once('error', failed)
      server.listen(path, listening)
    })
    await chmod(path, 0o600)
  } catch (error) {
    logger.warn(
      { err: error, dataDir },
      'could not open the socket for commands; commands work only while the site is stopped',
    )
    return { close: async () => {} }
  }
  return {
    async close() {
      server.close()
      for (const call of calls) call.isStopped = true
      await Promise.all([...calls].map(({ work }) => work))
      await rm(socketPath(dataDir), { force: true })
    },
  }
}

/** Removes the socket that a killed site has left behind; undefined if another instance listens on it. */
async function freePath(dataDir: string): Promise<string | undefined> {
  const directory = channelDirectory(dataDir)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await chmod(directory, 0o700)
  const path = socketPath(dataDir)
  const isTaken = await new Promise<boolean>((answered) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      answered(true)
    })
    socket.once('error', () => answered(false))
  })
  if (isTaken) return undefined
  await rm(path, { force: true })
  return path
}

interface Call {
  readonly socket: Socket
  isStopped: boolean
  work: Promise<void>
}

async function answer(call: Call, run: RunCommand): Promise<void> {
  const { socket } = call
  const request = await new Promise<CommandRequest | undefined>((received) => {
    let length = 0
    socket.on('data', (chunk) => {
      length += chunk.length
      if (length > maxLineLength) socket.destroy()
    })
    socket.once('close', () => received(undefined))
    let isFirst = true
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
      // Every line after the first one is a `StopFrame`.
      if (isFirst) received(requestIn(line))
      else call.isStopped = true
      isFirst = false
    })
  })
  if (request === undefined) {
    socket.destroy()
    return
  }
  const stdout = outputTo(socket, (out) => ({ out }))
  const stderr = Object.assign(
    outputTo(socket, (error) => ({ error })),
    { isTTY: request.isTerminal },
  )
  const code = await run(request, { stdout, stderr, isStopped: () => call.isStopped })
  await Promise.all([ended(stdout), ended(stderr)])
  socket.end(lineOf({ code }))
}

function requestIn(line: string): CommandRequest | undefined {
  try {
    const { input, directory, isTerminal } = JSON.parse(line) as Partial<Record<string, unknown>>
    if (!Array.isArray(input) || typeof directory !== 'string') return undefined
    const words = input.filter((word) => typeof word === 'string')
    return words.length === input.length
      ? { input: words, directory, isTerminal: isTerminal === true }
      : undefined
  } catch {
    return undefined
  }
}

/** A stream whose pieces become lines on the socket. What is written after the operator has gone is dropped. */
function outputTo(socket: Socket, frameOf: (text: string) => { out: string } | { error: string }): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      if (socket.destroyed) return done()
      socket.write(lineOf(frameOf(String(chunk))), () => done())
    },
  })
}

function ended(stream: Writable): Promise<void> {
  return new Promise((finished) => stream.end(finished))
}
