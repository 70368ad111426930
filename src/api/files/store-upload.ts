import type { ProblemCode } from '../../contract/problems/problem-catalogue.ts'
import { Refusal, type FieldError } from '../../contract/problems/problem.ts'
import { maxFileBytes, maxIconBytes } from '../../domain/files/file-rules.ts'
import { imageKindOf } from '../../domain/files/image-kind.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { filePath } from '../../words/addresses/endpoints.ts'
import type { Database } from '../database/database.ts'
import { wordsFor } from '../words/words-for.ts'
import type { UploadTally } from './files.metrics.ts'
import { putFile } from './files.store.ts'
import type { ImageMaker } from './image-maker.ts'
import type { UploadAllowance } from './upload-allowance.ts'

export interface StoreUploadDeps {
  readonly database: Database
  readonly makeImage: ImageMaker
  readonly allowance: UploadAllowance
  readonly tally: UploadTally
  readonly onStored: (name: string) => void
  readonly now: () => Date
}

const iconKinds = new Set<ReturnType<typeof imageKindOf>>(['jpeg', 'png'])

interface StoreUploadRequest {
  /** The bytes of the file; undefined if the body is not a form with one file. */
  readonly sent: Buffer | undefined
  /** True for the icon of a dApp, which must be a small JPEG or PNG. */
  readonly isIcon: boolean
  readonly caller: string
  readonly language: Language
}

export async function storeUpload(
  { sent, isIcon, caller, language }: StoreUploadRequest,
  deps: StoreUploadDeps,
) {
  if (sent === undefined) throw uploadRefusal('upload_malformed', language)
  if (sent.length === 0) throw uploadRefusal('file_missing', language)
  if (sent.length > maxFileBytes) throw uploadRefusal('file_too_large', language)
  if (isIcon && sent.length > maxIconBytes) throw uploadRefusal('icon_too_large', language)
  if (isIcon && !iconKinds.has(imageKindOf(sent))) throw uploadRefusal('icon_not_jpeg_or_png', language)
  const now = deps.now()
  await deps.allowance({ caller, bytes: sent.length, now })
  const image = await deps.makeImage(sent)
  if ('fault' in image) throw uploadRefusal(image.fault, language)
  await putFile({ image, now }, deps.database)
  const { hash, type, width, height, bytes } = image
  deps.onStored(`${hash}.${type}`)
  deps.tally.stored(sent.length)
  return { path: filePath({ hash, type }), width, height, bytes: bytes.length }
}

/** The refusal of an upload, as an error of the form field `file`, so that the form shows the message beside that field. */
export function uploadRefusal(code: ProblemCode, language: Language): Refusal {
  const errors: FieldError[] = [{ field: 'file', code, message: wordsFor(language, 'problems')[code]() }]
  return new Refusal(code, { errors })
}
