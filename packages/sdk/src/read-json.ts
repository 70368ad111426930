import { isFields, type Fields } from './shapes.ts'
import { WalletError } from './wallet-error.ts'

const maxCharacters = 1_000_000

export async function readJson(answer: Response): Promise<Fields | undefined> {
  const type = answer.headers.get('content-type') ?? ''
  if (!/^application\/(?:problem\+)?json\b/i.test(type)) {
    await answer.body?.cancel()
    return undefined
  }
  const text = await readText(answer)
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

async function readText(answer: Response): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (part === undefined || part.done) return text
    text += part.value
    if (text.length > maxCharacters) {
      await reader?.cancel()
      throw new WalletError('too_large', 'The answer is larger than any answer of the wallet.')
    }
  }
}
