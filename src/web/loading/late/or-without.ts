/** A part of a page that could not be had is left out; what is no answer of the API is a fault of ours. */
export async function orWithout<Answer, Without>(
  asked: Promise<Answer>,
  without: Without,
): Promise<Answer | Without> {
  try {
    return await asked
  } catch (error) {
    // By name: the server's own code stands outside the build, so what it throws is of another class of that name.
    if (error instanceof Error && error.name === 'HttpFailure') return without
    throw error
  }
}
