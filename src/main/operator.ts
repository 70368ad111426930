import { resolve } from 'node:path'
import { sendCommand } from './operator/channel/send-command.ts'
import { storageSettings } from './settings/storage.settings.ts'

// The rest of the code is loaded only if no site is running, so that a command beside a running site starts at once.

const { stdout, stderr } = process
const directory = process.env['INIT_CWD'] ?? process.cwd()
let isStopped = false
let stopRemote = () => {}
// Only the first Ctrl-C is handled, so that a second one ends the process at once.
process.once('SIGINT', () => {
  isStopped = true
  stopRemote()
})

// `npm run site -- … | head` closes the pipe after some lines, which is no failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await run(process.argv.slice(2))

async function run(words: readonly string[]): Promise<number> {
  const input = withSettingsOfFile(words)
  if (input === undefined) return 2
  const dataDir = storageSettings.DATA_DIR.read(process.env['DATA_DIR']?.trim() ?? '') ?? 'var'
  try {
    const onInterrupt = (stop: () => void) => (stopRemote = stop)
    const code = await sendCommand(input, { dataDir, directory, stdout, stderr, onInterrupt })
    if (code !== undefined) return code
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
  const [{ readConfig }, { runOperator }] = await Promise.all([
    import('./settings/config.ts'),
    import('./operator/run-operator.ts'),
  ])
  return runOperator(input, {
    readConfig: () => readConfig(process.env),
    directory,
    stdout,
    stderr,
    isStopped: () => isStopped,
  })
}

/**
 * Reads the settings of the site from the file that `--env-file` names before the command. Variables that are set already
 * keep their values. Returns the words without the option; undefined if the file cannot be read. Some versions of Node have
 * read the file before, wherever the option stands.
 */
function withSettingsOfFile(words: readonly string[]): readonly string[] | undefined {
  const [first = '', second = '', ...rest] = words
  const isOneWord = first.startsWith('--env-file=')
  if (!isOneWord && first !== '--env-file') return words
  const path = resolve(directory, isOneWord ? first.slice('--env-file='.length) : second)
  try {
    process.loadEnvFile(path)
  } catch (error) {
    stderr.write(
      `--env-file ${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).\n`,
    )
    return undefined
  }
  return isOneWord ? words.slice(1) : rest
}
