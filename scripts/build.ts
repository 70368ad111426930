import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBudget } from './budget.ts'
import { buildDirectory, root, sourceStamp, stampFile } from './build-stamp.ts'
import { writeEmbeds } from './embeds.ts'
import { acceptOption, checkFirstLoad } from './first-load.ts'
import { precompress } from './precompress.ts'
import { writeServiceWorker } from './service-worker.ts'

/** Builds the web floor and compressed copies of its files. Fails if a page exceeds its budget or downloads modules that are not in `first-load.txt`. */
execFileSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
})
await writeServiceWorker(join(buildDirectory, 'client'))
await writeEmbeds(join(buildDirectory, 'client'))
await precompress(join(buildDirectory, 'client/assets'))
await checkBudget(join(buildDirectory, 'client'))
await checkFirstLoad(join(buildDirectory, 'client'), process.argv.includes(acceptOption))
await writeFile(stampFile, await sourceStamp())
