import { Writable } from 'node:stream'
import { pino, type Logger } from 'pino'
import { logOptions } from '../../src/main/settings/log-options.ts'

export interface LogLine {
  readonly level: number
  readonly msg: string
  readonly [field: string]: unknown
}

export function testLogger(level = 'debug'): { logger: Logger; log: LogLine[] } {
  const log: LogLine[] = []
  const lines = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(JSON.parse(chunk.toString()) as LogLine)
      done()
    },
  })
  return { logger: pino(logOptions(level), lines), log }
}

export function faultsIn(log: readonly LogLine[]): readonly LogLine[] {
  return log.filter(({ level }) => level >= 50)
}
