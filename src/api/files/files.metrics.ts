import { Counter } from 'prom-client'
import { figureGauges, type MetricsOptions } from '../database/figures.metrics.ts'
import { fileFigures } from './files.store.ts'

export interface UploadTally {
  readonly stored: (bytes: number) => void
  readonly refused: (reason: string) => void
}

/**
 * Metrics of files. The gauges read the database and are equal on every instance; each instance counts only the uploads it
 * handled.
 */
export function filesMetrics({ registry, database, now, logger }: MetricsOptions): UploadTally {
  const gauge = figureGauges({
    registry,
    now,
    logger,
    ask: () => fileFigures(database),
    freshMilliseconds: 30_000,
    complaint: 'could not count the stored files',
  })
  gauge('files_stored', 'Uploaded files in the database', (own, { count }) => own.set(count))
  gauge('files_stored_bytes', 'Bytes of the uploaded files in the database', (own, { bytes }) =>
    own.set(bytes),
  )
  const uploads = new Counter({
    name: 'file_uploads_total',
    help: 'Uploads by outcome: stored, or the code of the problem in the response',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const received = new Counter({
    name: 'file_upload_bytes_total',
    help: 'Bytes received in uploads that were stored',
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
