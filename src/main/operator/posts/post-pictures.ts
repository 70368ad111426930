import { realpath, readFile, stat } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { isRelativePath, picturesOf, withPictures } from '../../../api/blog/writing/pictures-of.ts'
import type { FileFault, PostFile } from '../../../api/blog/writing/read-post-file.ts'
import type { ImageMaker } from '../../../api/files/image-maker.ts'
import type { MadeImage } from '../../../api/files/make-image.ts'
import { filePath } from '../../../words/addresses/endpoints.ts'

/** Maximum size of a picture. It is above the limit for uploads by visitors, because these pictures come from an operator. */
const maxBytes = 64 * 1024 * 1024
const noSuchFile = 'no_such_file'

interface PictureOptions {
  readonly path: string
  /** Pictures are read only from this folder and its subfolders. */
  readonly directory: string
  readonly makeImage: ImageMaker
}

export interface PicturedPost {
  readonly row: Readonly<Record<string, unknown>>
  readonly images: readonly MadeImage[]
  readonly faults: readonly FileFault[]
  readonly missing: readonly FileFault[]
}

/** Re-encodes the cover and the pictures of a post, and replaces file names in the post by the addresses of the images. */
export async function withOwnPictures(
  { row, markdown, textLine, lineOf }: PostFile,
  options: PictureOptions,
): Promise<PicturedPost> {
  const cover = row['cover']
  const wanted = [
    ...(typeof cover === 'string' && cover.trim() !== '' && isRelativePath(cover.trim())
      ? [{ field: 'cover', source: cover.trim(), line: lineOf('cover') }]
      : []),
    ...picturesOf(markdown).map(({ source, line }) => ({ field: 'text', source, line: textLine + line })),
  ]
  const images: MadeImage[] = []
  const faults: FileFault[] = []
  const missing: FileFault[] = []
  const places = new Map<string, string>()
  for (const { field, source, line } of wanted) {
    if (places.has(source)) continue
    const image = await pictureAt(source, options)
    if ('fault' in image) {
      const kind = image.fault === noSuchFile ? missing : faults
      kind.push({ line, reason: `${field} ${image.fault}, got ${JSON.stringify(source)}` })
    } else {
      images.push(image)
      places.set(source, filePath(image))
    }
  }
  const text = withPictures(markdown, places)
  for (const { source, line } of picturesOf(text))
    if (places.has(source))
      faults.push({
        line: textLine + line,
        reason: `text not_replaceable, got ${JSON.stringify(source)}: write it as ![](…)`,
      })
  // A cover that cannot be used has been reported here. It is left out of the row, so that the rules of posts do not report it a
  // second time.
  const covered = wanted[0]?.field === 'cover' ? places.get(wanted[0].source) : cover
  return { row: { ...row, cover: covered, text }, images, faults, missing }
}

async function pictureAt(
  source: string,
  { path, directory, makeImage }: PictureOptions,
): Promise<MadeImage | { readonly fault: string }> {
  // A symbolic link could lead out of the folder, to files that must not be published.
  const found = await realpath(resolve(dirname(path), source)).catch(() => undefined)
  if (found === undefined) return { fault: noSuchFile }
  if (!found.startsWith((await realpath(directory)) + sep)) return { fault: 'outside_the_folder' }
  const { size } = await stat(found)
  if (size > maxBytes) return { fault: 'too_long' }
  return makeImage(await readFile(found))
}
