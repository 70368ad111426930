import { Refusal } from '../../../contract/problems/problem.ts'
import type { Queries } from '../../database/database.ts'
import type { MailAllowance } from '../../outbound/mail/mail-allowance.ts'
import type { MailQueue, NewMail } from '../../outbound/mail/mail-queue.store.ts'

/**
 * Purchases in the sandbox are free, so anyone could make the site mail any address. Its mails therefore count against
 * the limit for mails that strangers cause. A mail above the limit is dropped silently.
 */
export function sandboxMails(queue: MailQueue, allowance: MailAllowance): Pick<MailQueue, 'put'> {
  const mayMail = async ({ to }: NewMail, now: Date, queries: Queries): Promise<boolean> => {
    try {
      const requestId = await allowance.countRequest(
        { email: to, caller: `the sandbox for ${to}`, now },
        queries,
      )
      return await allowance.mayMail({ requestId, now }, queries)
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
  return {
    async put(mails, now, queries) {
      for (const mail of mails) if (await mayMail(mail, now, queries)) await queue.put([mail], now, queries)
    },
  }
}
