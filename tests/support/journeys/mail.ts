import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMail } from '../fake-smtp.ts'
import { eventually } from '../offerings-site.ts'

export const dataDirVariable = 'KAWARA_JOURNEY_DATA_DIR'

export const journeyOperator = 'desk@kawara.example'

/**
 * Waits for the last mail to this address, or the last one that contains a text. The site of the journeys has no mail server and
 * writes mails to files.
 */
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
