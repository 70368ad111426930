import { Type } from 'typebox'
import { maxSide, maxFileBytes, maxIconBytes, maxPixels, megabyte } from '../../domain/files/file-rules.ts'
import { operation } from './operation.ts'

/**
 * The upload takes a file instead of JSON, so it is not one of the `operations` that the typed client calls.
 * `api/files/upload.routes.ts` mounts it; the API description lists it like the others.
 */
export const filesOperations = {
  uploadFile: operation({
    method: 'POST',
    path: '/api/files',
    area: 'files',
    summary: `Upload one image (JPEG, PNG, WebP, AVIF, or the first frame of a GIF) as multipart/form-data; the server re-encodes it as JPEG or PNG with a longest side of at most ${maxSide} pixels`,
    query: Type.Object({
      as: Type.Optional(
        Type.Enum(['icon'] as const, {
          description: `icon: the image is the icon of a dApp and must be a JPEG or PNG of at most ${maxIconBytes / megabyte} MB`,
        }),
      ),
    }),
    body: Type.Object({
      file: Type.String({
        format: 'binary',
        description: `The image, at most ${maxFileBytes / megabyte} MB and ${maxPixels / 1_000_000} megapixels`,
      }),
    }),
    reply: Type.Object({
      path: Type.String({
        description:
          'Path of the stored image on this host, `/files/….png`: the value for an image field of a form',
      }),
      width: Type.Integer({ description: 'Width of the stored image in pixels' }),
      height: Type.Integer({ description: 'Height of the stored image in pixels' }),
      bytes: Type.Integer({ description: 'Size of the stored image in bytes' }),
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
