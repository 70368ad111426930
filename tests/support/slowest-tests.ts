import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { slowestFiles } from './slowest-files.ts'

export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules.map((module) => {
      const { duration, collectDuration, environmentSetupDuration } = module.diagnostic()
      return {
        file: relative(process.cwd(), module.moduleId),
        milliseconds: duration + collectDuration + environmentSetupDuration,
      }
    })
    process.stdout.write(slowestFiles(timed))
  }
}
