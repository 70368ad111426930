import { join } from 'node:path'

/** The first line that a command sends. */
export interface CommandRequest {
  readonly input: readonly string[]
  /** The directory in which the operator typed the command. */
  readonly directory: string
  /** Whether progress may be drawn on the standard error. */
  readonly isTerminal: boolean
}

/** A line that a command sends later: the operator pressed Ctrl-C. */
export interface StopFrame {
  readonly stop: true
}

/** A line that the site sends: a piece of either output, or the exit code at the end. */
export type ReplyFrame = { readonly out: string } | { readonly error: string } | { readonly code: number }

export function lineOf(frame: CommandRequest | StopFrame | ReplyFrame): string {
  return `${JSON.stringify(frame)}\n`
}

/** Only the owner of the directory can enter it, so no other user reaches the socket. */
export function channelDirectory(dataDir: string): string {
  return join(dataDir, 'commands')
}

export function socketPath(dataDir: string): string {
  return join(channelDirectory(dataDir), 'socket')
}
