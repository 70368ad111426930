import process from 'node:process'

// Plain JavaScript, so that an old version of Node can parse this file and report the version it needs.
const wanted = 24
if (Number.parseInt(process.versions.node, 10) < wanted) {
  console.error(
    `Kawara runs on Node ${wanted}, this is ${process.versions.node}. "npm ci" brings the right one: use "npm start".`,
  )
  process.exit(1)
}

const { isBuilt } = await import('./build-stamp.ts')
if (!(await isBuilt())) {
  console.log('Building the pages …')
  await import('./build.ts')
}
await import('../src/main/start.ts')
