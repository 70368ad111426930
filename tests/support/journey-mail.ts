import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMail } from './fake-smtp.ts'
import { eventually } from './offerings-site.ts'

/** As for the origin: set by who started the site, for those who use it. */
export const dataDirVariable = 'KAWARA_JOURNEY_DATA_DIR'

/** The last mail to this address, once it has come: the site of the journeys has no mail server and writes files. */
export async function mailTo(address: string) {
  const outbox = join(process.env[dataDirVariable] ?? '', 'outbox')
  const mails = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const read = await Promise.all(
      names.map(async (name) => readMail(await readFile(join(outbox, name), 'utf8'))),
    )
    return read.filter(({ headers }) => headers.get('to') === address)
  }
  const come = await eventually(mails, (found) => found.length > 0)
  const mail = come.at(-1)
  if (mail === undefined) throw new Error('No mail came.')
  return { ...mail, link: /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '' }
}
