import { randomUUID } from 'node:crypto'
import type { FileContent } from '../../storage/file-store.ts'
import { importNames } from '../outline/import-names.ts'
import type { ImportedDocument } from '../outline/imported-document.ts'
import { checkImage } from './check-image.ts'

/** Width of the text on a page; a photograph of a contract fills it. */
const PAGE_WIDTH_PX = 640

/** A header comes after what cameras write before it: previews, places, colours. */
const HEAD_BYTES = 4 * 1024 * 1024

/**
 * A contract of one section that shows an uploaded image; its text can be typed beside it. Only the
 * header is read, so that no process of its own is needed; the image is the uploaded file itself.
 * @throws Refused FILE_TYPE_NOT_ALLOWED, FILE_UNREADABLE, IMAGE_TOO_LARGE
 */
export async function imageToDocument(
  file: Pick<FileContent, 'sha256' | 'readRange'>,
): Promise<ImportedDocument> {
  const { widthPx, heightPx } = checkImage(await file.readRange(0, HEAD_BYTES))
  const scale = Math.min(1, PAGE_WIDTH_PX / widthPx)
  const shown = {
    widthPx: Math.max(1, Math.round(widthPx * scale)),
    heightPx: Math.max(1, Math.round(heightPx * scale)),
  }
  const { body } = importNames(undefined)
  return {
    document: {
      title: '',
      numbering: 'none',
      blocks: [
        {
          id: randomUUID(),
          kind: 'body',
          name: body,
          description: '',
          sections: [
            {
              id: randomUUID(),
              level: 1,
              title: body,
              audience: 'anyone',
              content: {
                type: 'doc',
                content: [{ type: 'image', attrs: { file: file.sha256, alt: '', ...shown } }],
              },
            },
          ],
        },
      ],
    },
    images: [],
    losses: [{ kind: 'imagesWithoutText', count: 1, where: [] }],
    language: undefined,
  }
}
