import { randomUUID } from 'node:crypto'
import type { FileContent } from '../../storage/file-store.ts'
import { importNames } from '../outline/import-names.ts'
import type { ImportedDocument } from '../outline/imported-document.ts'
import { checkImage } from './check-image.ts'

/** Width of the text area of a page; a photograph of a contract fills it. */
const PAGE_WIDTH_PX = 640

/** The header comes after the cameras' metadata: previews, locations, colour profiles. */
const HEAD_BYTES = 4 * 1024 * 1024

/**
 * A contract with one section that shows an uploaded image, beside which its text can be typed. Only the header is
 * read, so no separate process is needed; the stored image is the uploaded file itself.
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
