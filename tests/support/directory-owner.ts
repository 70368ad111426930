import { lockDirectory } from '../../src/api/database/directory-lock.ts'

const [, , directory = ''] = process.argv
try {
  const unlock = await lockDirectory(directory)
  process.stdout.write('locked\n')
  process.stdin.resume().once('end', () => void unlock().then(() => process.exit(0)))
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
