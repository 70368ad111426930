import { HttpFailure } from '../../contract/problems/problem.ts'
import { readConfig } from '../settings/config.ts'
import { WrongSetting } from '../settings/setting.ts'
import { CompanionRefused } from './companion-client.ts'
import { CompanionMisunderstood, companionUsage, runCompanion } from './companion-commands.ts'

interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

const [refusedExitCode, wrongCommandExitCode] = [1, 2]
const helps: ReadonlySet<string | undefined> = new Set(['help', '--help', '-h'])

export async function playCompanion(typed: readonly string[], terminal: Terminal): Promise<number> {
  const { environment, print, complain } = terminal
  if (helps.has(typed[0])) {
    print(companionUsage)
    return 0
  }
  try {
    const { dataDir, siteOrigin } = readConfig(environment)
    await runCompanion(typed, { dataDir, siteOrigin, print })
    return 0
  } catch (error) {
    complain(describeFailure(error))
    return error instanceof CompanionMisunderstood ? wrongCommandExitCode : refusedExitCode
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof CompanionMisunderstood) return companionUsage
  if (error instanceof CompanionRefused || error instanceof WrongSetting) return error.message
  if (error instanceof HttpFailure)
    return `Refused: ${error.problem?.code ?? error.message} (${error.problem?.title ?? ''})`
  if (error instanceof TypeError && error.message === 'fetch failed')
    return 'The site does not answer. Start it with `npm start`, then try again.'
  throw error
}
