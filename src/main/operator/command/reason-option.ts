import { required } from './field.ts'
import { WrongArguments } from './wrong-arguments.ts'

const missing = 'Say why with --reason: the sender will read it.'

export const reasonOption = required('TEXT', missing, (word) => {
  const reason = word.trim()
  if (reason === '') throw new WrongArguments(missing)
  return reason
})
