import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { makeLinks } from '../../addresses/links.ts'
import { namesOf, type ShownField } from '../../form/fields/shown-form.ts'
import { loadSubmission } from '../../form/submission/load-submission.ts'
import type { Fact } from '../../form/submission/submission-facts.tsx'
import type { LoadArguments } from '../../loading/load.ts'
import { valueText } from '../owner/value-text.ts'

export async function load(args: LoadArguments) {
  const { client, url } = args
  const loaded = await loadSubmission(args, (token) => client.getProjectSubmission({ token }))
  if (loaded === null) return null
  const { found, standing } = loaded
  const { fields } = await client.getOwnerForm({})
  const values: FormValues = found.values
  return {
    standing,
    href: found.item_id === null ? null : makeLinks(url.searchParams).offering(found.item_id),
    values,
    facts: fields.flatMap((field) => factsOf(field, values)),
  }
}

const ownPictures = /^\/files\//

function factsOf(field: ShownField, values: FormValues): Fact[] {
  return namesOf(field)
    .map((name) => {
      const text = valueText([field], name, values[name])
      const variant = field.variants?.find((one) => one.name === name)
      const isMarked = variant !== undefined && variant.language !== null
      return {
        name: isMarked ? `${field.label} · ${variant.label}` : field.label,
        text,
        ...(field.kind === 'image' && ownPictures.test(text) && { picture: text }),
      }
    })
    .filter(({ text }) => text !== '')
}

export type LoadedProject = NonNullable<Awaited<ReturnType<typeof load>>>
