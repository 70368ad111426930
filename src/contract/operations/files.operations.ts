import { Type } from 'typebox'
import { maxSide, maxFileBytes, maxIconBytes, maxPixels, megabyte } from '../../domain/files/file-rules.ts'
import { operation } from './operation.ts'

/**
 * Not among `operations`: it carries a file and no JSON, so no client of ours calls it by its name. It is mounted by
 * `api/files/upload.routes.ts` and described like the others.
 */
export const filesOperations = {
  uploadFile: operation({
    method: 'POST',
    path: '/api/files',
    area: 'files',
    summary: `Upload one image (JPEG, PNG, WebP, AVIF, or the first frame of a GIF) as multipart/form-data; it is written anew as JPEG or PNG, ${maxSide} pixels at most`,
    query: Type.Object({
      as: Type.Optional(
        Type.Enum(['icon'] as const, {
          description: `Of a dApp: JPEG or PNG alone, at most ${maxIconBytes / megabyte} MB`,
        }),
      ),
    }),
    body: Type.Object({
      file: Type.String({
        format: 'binary',
        description: `At most ${maxFileBytes / megabyte} MB and ${maxPixels / 1_000_000} megapixels`,
      }),
    }),
    reply: Type.Object({
      path: Type.String({
        description: 'What a field for an image takes, and where the image is: /files/….png',
      }),
      width: Type.Integer(),
      height: Type.Integer(),
      bytes: Type.Integer(),
    }),
    problems: [
      'upload_malformed',
      'file_missing',
      'file_too_large',
      'icon_not_jpeg_or_png',
      'icon_too_large',
      'not_an_image',
      'image_broken',
      'image_too_large',
      'image_too_slow',
      'too_many_uploads',
      'uploads_busy',
    ],
    perMinute: 20,
  }),
}
