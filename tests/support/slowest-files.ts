export interface TimedFile {
  readonly file: string
  readonly milliseconds: number
}

const most = 10

/** The ten slowest files, with the times of each file's parts added up: ` 12.3 s src/main/start.test.ts`. */
export function slowestFiles(parts: readonly TimedFile[]): string {
  const total = new Map<string, number>()
  for (const { file, milliseconds } of parts) total.set(file, (total.get(file) ?? 0) + milliseconds)
  const slowest = [...total].sort(([, one], [, other]) => other - one).slice(0, most)
  const lines = slowest.map(
    ([file, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`,
  )
  return ['', 'The slowest files:', ...lines, ''].join('\n')
}
