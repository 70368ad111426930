import { playCompanion } from './companion/play-companion.ts'

process.exitCode = await playCompanion(process.argv.slice(2), {
  environment: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
