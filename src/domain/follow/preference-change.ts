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

/** One action on the preferences page. */
export interface PreferenceChange {
  readonly action: PreferenceAction
  /** The followed offering; null means the news of the site. */
  readonly itemId?: string | null
  readonly triggers?: Trigger[]
  readonly language?: Language
  readonly span?: PauseSpan
  readonly isConfirmed?: boolean
}

/**
 * Reads the HTML form of the preferences page, in which each trigger is a checkbox of its own name and a missing
 * `itemId` means the news of the site. Undefined for an unknown action.
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
