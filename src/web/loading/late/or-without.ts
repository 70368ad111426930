import { isHttpFailure } from '../http-failure.ts'

/** A part of a page that could not be had is left out; what is no answer of the API is a fault of ours. */
export async function orWithout<Answer, Without>(
  asked: Promise<Answer>,
  without: Without,
): Promise<Answer | Without> {
  try {
    return await asked
  } catch (error) {
    if (isHttpFailure(error)) return without
    throw error
  }
}
