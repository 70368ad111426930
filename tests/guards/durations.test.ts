import { expect, test } from 'vitest'
import { sourceFiles, withoutComments } from '../support/source-files.ts'

const own =
  /\bconst (?:second|minute|hour|day|week|(?:a|an|one)?(?:Second|Minute|Hour|Day|Week)|(?:second|minute|hour|day|week)(?:Ms|Milliseconds)) = [\d_\s*]+\b(?:second|minute|hour|day)?\s*$/m

test.each(['const day = 86_400_000', '  const hour = 60 * minute', 'const dayMilliseconds = 24 * 3_600_000'])(
  'a duration of one file is found: %s',
  (line) => expect(own.test(line)).toBe(true),
)

test('durations come from domain/kernel/time/durations.ts', () => {
  const declared = ['src', 'tests', 'bench', 'scripts']
    .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
    .filter(
      ({ path }) =>
        !/^(?:src\/domain\/kernel\/time\/durations|tests\/guards\/durations\.test)\.ts$/.test(path),
    )
    .flatMap(({ path, text }) => {
      const found = own.exec(withoutComments(text))
      return found === null ? [] : [`${path}: ${found[0].trim()}`]
    })
  expect(declared).toEqual([])
})
