import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function lineFile(
  directory: string,
  name: string,
  lines: readonly (string | object)[],
): Promise<string> {
  const path = join(directory, name)
  const written = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
  await writeFile(path, written.join('\n'))
  return path
}
