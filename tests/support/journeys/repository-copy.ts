import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository } from './site.ts'

const parts = ['src', 'scripts', 'db', 'public', 'package.json', 'tsconfig.json']
const configuration = ['vite.config.ts', 'react-router.config.ts']

export async function copyRepository(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'kawara-copy-'))
  await Promise.all(
    [...parts, ...configuration].map((part) =>
      cp(join(repository, part), join(directory, part), { recursive: true }),
    ),
  )
  await mkdir(join(directory, 'node_modules'))
  const packages = await readdir(join(repository, 'node_modules'))
  await Promise.all(
    packages
      .filter((name) => !name.startsWith('.'))
      .map((name) => symlink(join(repository, 'node_modules', name), join(directory, 'node_modules', name))),
  )
  return { directory, remove: () => rm(directory, { recursive: true }) }
}
