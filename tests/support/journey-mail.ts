import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMail } from './fake-smtp.ts'
import { eventually } from './offerings-site.ts'

/** As for the origin: set by who started the site, for those who use it. */
export const dataDirVariable = 'KAWARA_JOURNEY_DATA_DIR'

/** Who runs the site of the journeys. */
export const journeyOperator = 'desk@kawara.example'

/** The last mail to this address, or the last with a text in it, once it has come: the site of the journeys has no mail server and writes files. */
export async function mailTo(address: string, containing = '', dataDir = process.env[dataDirVariable] ?? '') {
  const outbox = join(dataDir, 'outbox')
  const mails = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const read = await Promise.all(
      names.map(async (name) => readMail(await readFile(join(outbox, name), 'utf8'))),
    )
    return read.filter(({ headers, text }) => headers.get('to') === address && text.includes(containing))
  }
  const come = await eventually(mails, (found) => found.length > 0)
  const mail = come.at(-1)
  if (mail === undefined) throw new Error('No mail came.')
  return { ...mail, link: /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '' }
}
