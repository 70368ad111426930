import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../../api/database/database.ts'
import { fileCache } from '../../api/files/file-cache.ts'
import { filesJobs } from '../../api/files/files.jobs.ts'
import { filesMetrics } from '../../api/files/files.metrics.ts'
import { fileRoutes } from '../../api/files/files.routes.ts'
import { hasFile } from '../../api/files/files.store.ts'
import { imageMaker } from '../../api/files/image-maker.ts'
import { importOldFiles } from '../../api/files/import-old-files.ts'
import { uploadAllowance } from '../../api/files/upload-allowance.ts'
import { uploadRoutes } from '../../api/files/upload.routes.ts'
import { readContentName } from '../../domain/files/file-rules.ts'
import { filesPrefix } from '../../words/addresses/endpoints.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

const takeOverMilliseconds = 1_000

interface Deps {
  readonly texts: readonly string[]
}

/** Owners submit projects without an account, so any request signed by a page of the site may upload, within the limits. */
function mayUpload(request: FastifyRequest): Promise<boolean> {
  return request.server.signatures.spend(request)
}

export async function openFiles(foundation: Foundation, { texts }: Deps) {
  const { config, database, secret, registry, logger, now } = foundation
  const files = fileCache({ database, now })
  const makeImage = imageMaker()
  let isStopping = false
  let isTakenOver = false
  const taking = importOldFiles({
    directory: resolve(config.dataDir, 'files'),
    database,
    makeImage,
    logger,
    now,
    isStopping: () => isStopping,
  })
    .catch((error: unknown) =>
      logger.error(
        { err: error },
        'could not import the files of DATA_DIR into the database; the next start tries again',
      ),
    )
    .finally(() => (isTakenOver = true))
  // Old files in the data directory are imported into the database. If there are few, the start waits until they are
  // imported; if there are many, the import goes on while the site answers requests.
  await Promise.race([taking, pause(takeOverMilliseconds, undefined, { ref: false })])
  const uploading = {
    database,
    makeImage,
    mayUpload,
    allowance: uploadAllowance({ database, secret, maxMegabytesPerDay: config.uploadMegabytesPerDay }),
    tally: filesMetrics({ registry, database, now, logger }),
    onStored: files.appeared,
    now,
  }
  return {
    name: 'files',
    operations: {},
    routes(app: FastifyInstance) {
      fileRoutes(app, { files, now })
      uploadRoutes(app, uploading)
    },
    jobs: filesJobs({ texts, logger }),
    find: files.find,
    isReady: () => isTakenOver,
    /** Whether the path is that of an uploaded image; for areas that refuse any other picture. */
    hasFile: async (path: string, queries: Queries) => {
      const named = path.startsWith(filesPrefix) ? readContentName(path.slice(filesPrefix.length)) : undefined
      return named !== undefined && (await hasFile(named.hash, queries))
    },
    async close() {
      isStopping = true
      await taking
    },
  } satisfies Area & Record<string, unknown>
}
