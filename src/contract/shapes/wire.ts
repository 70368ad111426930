import { Type, type TSchema, type TStringOptions } from 'typebox'

export function Nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()])
}

export const PaginationSchema = Type.Object({
  page: Type.Integer({ description: 'Number of this page, starting at 1.' }),
  total: Type.Integer({ description: 'Number of results on all pages.' }),
  per_page: Type.Integer({ description: 'Maximum number of results on a page.' }),
  iter_pages: Type.Array(Nullable(Type.Integer()), {
    description: 'Page numbers to show as links; null is a gap.',
  }),
})

/** A text that may contain line breaks and tabs. Any other text of a request is refused when it contains them. */
export function Lines(options: TStringOptions) {
  return Type.String({ ...options, [linesKeyword]: true })
}

export const linesKeyword = 'x-lines'
