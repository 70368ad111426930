import { runOperator } from './operator/run-operator.ts'

let isStopped = false
// Only the first Ctrl-C is handled, so that a second one ends the process at once.
process.once('SIGINT', () => (isStopped = true))

// `npm run site -- … | head` closes the pipe after some lines, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await runOperator(process.argv.slice(2), {
  environment: process.env,
  directory: process.env['INIT_CWD'] ?? process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  isStopped: () => isStopped,
})
