import { readDomain } from '../../../domain/dapps/domain-name.ts'

/** As the rules write them, one or many: between them stands a space, a comma or a semicolon. What is no domain stays as it was typed. */
export function domainsIn(text: string): string[] {
  return text
    .split(/[,、，;\s]+/)
    .filter((one) => one !== '')
    .map((one) => {
      const read = readDomain(one)
      return typeof read === 'object' ? read.domain : one
    })
}
