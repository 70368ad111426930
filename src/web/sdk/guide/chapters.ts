import type { Messages } from '../../../words/dictionary.ts'

/** The chapters of the guide by the id of their section, in the order of the page. */
export const chapters = (t: Messages<'sdk/guide'>) =>
  ({
    install: t.install(),
    payment: t.payment(),
    transfer: t.transfer(),
    server: t.server(),
    verify: t.verify(),
    errors: t.errors(),
    reference: t.reference(),
  }) as const

export type ChapterId = keyof ReturnType<typeof chapters>
