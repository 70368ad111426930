import { isLanguage, type Language } from '../kernel/site/language.ts'
import { pauseSpans, triggers, type PauseSpan, type Trigger } from './preferences.ts'

export const preferenceActions = [
  'stop',
  'follow',
  'stopAll',
  'triggers',
  'triggersOfAll',
  'language',
  'pause',
  'resume',
  'erase',
] as const
type PreferenceAction = (typeof preferenceActions)[number]

/** What a press of a button on the page of preferences asks for. */
export interface PreferenceChange {
  readonly action: PreferenceAction
  /** The offering; null is the site's own news. */
  readonly itemId?: string | null
  readonly triggers?: Trigger[]
  readonly language?: Language
  readonly span?: PauseSpan
  readonly isConfirmed?: boolean
}

/**
 * A form of that page: each trigger is a box of its own name, and no `itemId` is the site. Undefined when it is none of
 * ours.
 */
export function readPreferenceForm(fields: Readonly<Record<string, unknown>>): PreferenceChange | undefined {
  const action = preferenceActions.find((known) => known === fields['action'])
  if (action === undefined) return undefined
  const { itemId, language } = fields
  const span = pauseSpans.find((known) => known === fields['span'])
  return {
    action,
    itemId: typeof itemId === 'string' && itemId !== '' ? itemId : null,
    triggers: triggers.filter((trigger) => fields[trigger] !== undefined),
    ...(isLanguage(language) && { language }),
    ...(span !== undefined && { span }),
    isConfirmed: fields['isConfirmed'] !== undefined,
  }
}
