import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { lineOf, socketPath, type ReplyFrame } from './frames.ts'

interface SendOptions {
  readonly dataDir: string
  readonly directory: string
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
  /** Calls back when the operator presses Ctrl-C. */
  readonly onInterrupt: (stop: () => void) => void
}

/** Runs a command in the running site. Returns its exit code, or undefined if no site listens. */
export async function sendCommand(
  input: readonly string[],
  { dataDir, directory, stdout, stderr, onInterrupt }: SendOptions,
): Promise<number | undefined> {
  const socket = await connected(socketPath(dataDir))
  if (socket === undefined) return undefined
  onInterrupt(() => socket.write(lineOf({ stop: true })))
  socket.write(lineOf({ input, directory, isTerminal: stderr.isTTY === true }))
  let code: number | undefined
  try {
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      const frame = JSON.parse(line) as ReplyFrame
      if ('code' in frame) code = frame.code
      else if ('out' in frame) await written(stdout, frame.out)
      else await written(stderr, frame.error)
    }
  } catch {
    code = undefined
  }
  if (code !== undefined) return code
  stderr.write(
    'The site stopped before the command had ended. Look at what it has done, then type it again.\n',
  )
  return 1
}

async function connected(path: string): Promise<Socket | undefined> {
  const socket = connect(path)
  try {
    await new Promise<void>((open, failed) => {
      socket.once('connect', open)
      socket.once('error', failed)
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EPERM') return undefined
    throw new Error(
      `The running site does not take commands of this user. Type the command as the user of the site, or as root.`,
      { cause: error },
    )
  }
  socket.on('error', () => socket.destroy())
  return socket
}

function written(stream: NodeJS.WritableStream, text: string): Promise<void> {
  return new Promise((done) => stream.write(text, () => done()))
}
