import { itemIdOf } from '../../words/addresses/addresses.ts'
import type { Caller } from '../operations/implementation.ts'
import type { QuizRow } from './quizzes.store.ts'

export interface QuizPictures {
  readonly logo: string | null
  readonly banner: string | null
}

/** Finds the pictures of an offering as lists show it; undefined for one that does not exist or is hidden. */
export type FindPictures = (itemId: string) => Promise<QuizPictures | undefined>

const none: QuizPictures = { logo: null, banner: null }

/** The pictures of the projects that quizzes are about: of the page that a quiz asks its players to read. */
export async function picturesOf(
  quizzes: readonly Pick<QuizRow, 'quiz_id' | 'read_path'>[],
  findPictures: FindPictures,
  dependsOn?: Caller['dependsOn'],
): Promise<(quizId: string) => QuizPictures> {
  dependsOn?.('offering')
  const found = await Promise.all(
    quizzes.map(async ({ quiz_id, read_path }): Promise<[string, QuizPictures]> => {
      const itemId = read_path === null ? undefined : itemIdOf(read_path)
      if (itemId === undefined) return [quiz_id, none]
      dependsOn?.(`offering:${itemId}`)
      const { logo, banner } = (await findPictures(itemId)) ?? none
      return [quiz_id, { logo, banner }]
    }),
  )
  const pictures = new Map(found)
  return (quizId) => pictures.get(quizId) ?? none
}
