import type { Logger } from 'pino'
import type { Database } from '../../../api/database/database.ts'
import type { Config } from '../../settings/config.ts'
import { describeSite } from '../operator-database.ts'
import { runOperator } from '../run-operator.ts'
import { listenForCommands, type CommandChannel } from './listen-for-commands.ts'

interface SiteCommands {
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
}

/** Runs commands of the operator in the process of the site, with its settings and its database. */
export function openSiteCommands({ config, database, logger }: SiteCommands): Promise<CommandChannel> {
  return listenForCommands({
    dataDir: config.dataDir,
    logger,
    run: ({ input, directory }, streams) =>
      runOperator(input, {
        ...streams,
        directory,
        readConfig: () => config,
        withDatabase(work) {
          streams.stderr.write(`${describeSite(config)}, through the running site\n`)
          return work(database)
        },
      }),
  })
}
