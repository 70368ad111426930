import { readPurpose } from '../../domain/contact/contact-purpose.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import type { PageQuery } from './page-query.ts'

/** What a link says a message is about; once it was sent, nothing of that matters any more. */
export const contactLink: PageQuery = {
  names: ['sent', 'purpose', 'item'],
  write(query) {
    const [sent, purpose, item = ''] = contactLink.names.map((name) => query.get(name) ?? '')
    if (sent === '1') return [['sent', '1']]
    const known = readPurpose(purpose)
    return [
      ...(known === undefined ? [] : [['purpose', known] as const]),
      ...(isOfferingId(item) ? [['item', item] as const] : []),
    ]
  },
}
