import type { Logger } from 'pino'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { fileFigures, type FileFigures } from './files.store.ts'

/** However often somebody asks, the database is asked no more than once in this time. */
const freshMilliseconds = 30_000

export interface UploadTally {
  readonly stored: (bytes: number) => void
  readonly refused: (reason: string) => void
}

interface MetricsOptions {
  readonly registry: Registry
  readonly database: Database
  readonly now: () => Date
  readonly logger: Logger
}

/** What is stored is the same on every instance; uploads are counted by the one that took or refused them. */
export function filesMetrics({ registry, database, now, logger }: MetricsOptions): UploadTally {
  let asked: { at: number; figures: Promise<FileFigures | undefined> } | undefined
  const figures = () => {
    const at = now().getTime()
    if (asked === undefined || Math.abs(at - asked.at) >= freshMilliseconds)
      asked = {
        at,
        figures: fileFigures(database).catch((error: unknown) => {
          logger.debug({ err: error }, 'the files could not be counted')
          return undefined
        }),
      }
    return asked.figures
  }
  const gauge = (name: string, help: string, figure: keyof FileFigures) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await figures()
        // Rather no figure than an old one.
        if (found === undefined) this.remove()
        else this.set(found[figure])
      },
    })
  gauge('files_stored', 'Uploaded files in the database', 'count')
  gauge('files_stored_bytes', 'Bytes of the uploaded files in the database', 'bytes')
  const uploads = new Counter({
    name: 'file_uploads_total',
    help: 'Uploads by what became of them: stored, or the code of the problem that was answered',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const received = new Counter({
    name: 'file_upload_bytes_total',
    help: 'Bytes of the uploads that became files, as they were sent',
    registers: [registry],
  })
  return {
    stored(bytes) {
      uploads.inc({ outcome: 'stored' })
      received.inc(bytes)
    },
    refused: (reason) => uploads.inc({ outcome: reason }),
  }
}
