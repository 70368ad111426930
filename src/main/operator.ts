import { runOperator } from './operator/run-operator.ts'

let isStopped = false
// The listener runs once: a second Ctrl-C ends the process.
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
