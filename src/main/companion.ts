import { HttpFailure } from '../contract/problems/problem.ts'
import { companionCommands, CompanionRefused, companionUsage } from './companion/companion-commands.ts'
import { readConfig } from './settings/config.ts'
import { WrongSetting } from './settings/setting.ts'

const misunderstood = 2

async function run(): Promise<number> {
  const [name = '', ...given] = process.argv.slice(2)
  const command = Object.hasOwn(companionCommands, name) ? companionCommands[name] : undefined
  const text = given.join(' ').trim()
  if (command === undefined || command.takes !== (text !== '')) {
    console.error(companionUsage)
    return misunderstood
  }
  const { dataDir, siteOrigin } = readConfig(process.env)
  await command.run(text, { dataDir, siteOrigin, print: (line) => console.log(line) })
  return 0
}

function complain(error: unknown): number {
  if (error instanceof HttpFailure)
    console.error(`Refused: ${error.problem?.code ?? error.message} (${error.problem?.title ?? ''})`)
  else if (error instanceof CompanionRefused || error instanceof WrongSetting) console.error(error.message)
  else if (error instanceof TypeError && error.message === 'fetch failed')
    console.error('The site does not answer. Is it running?')
  else console.error(error)
  return 1
}

process.exitCode = await run().catch(complain)
