import { expect, test } from 'vitest'
import { dialectIn, isCodeWithProse } from '../support/plain-english.ts'
import { sourceFiles } from '../support/source-files.ts'

const folders = ['src', 'packages', 'scripts', 'bench', 'tests']

test('names, comments, messages and titles of tests are in the words of docs/style.md', () => {
  const files = folders.flatMap((folder) => sourceFiles(folder, /^(?!.*\/(?:dist|node_modules)\/).*\.tsx?$/))
  const found = files
    .filter(({ path }) => isCodeWithProse(path) && !path.endsWith('support/plain-english.ts'))
    .flatMap(dialectIn)
    .map(({ at, text, instead }) => `${at}: “${text.slice(0, 100)}” → ${instead}`)
  expect(found).toEqual([])
})
