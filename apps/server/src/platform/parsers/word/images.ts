import { createHash } from 'node:crypto'
import { checkImage } from '../images/check-image.ts'
import { MIME_OF_KIND } from '../file-kind.ts'
import { parserRefusalCode } from '../parser-refusal.ts'
import type { ImportedImage } from '../outline/imported-document.ts'
import type { ImportLossKind } from '../outline/losses.ts'
import type { WordPackage } from './word-package.ts'

/** The images of the document, each once however often it is shown. */
export interface ImageCollector {
  /** The image in a part of the file, or why it cannot be kept. */
  take(part: string): ImportedImage | { loss: ImportLossKind }
  all(): ImportedImage[]
}

const MAX_IMAGES = 500

export function createImageCollector(file: WordPackage): ImageCollector {
  const byPart = new Map<string, ImportedImage | { loss: ImportLossKind }>()
  const byHash = new Map<string, ImportedImage>()

  function read(part: string): ImportedImage | { loss: ImportLossKind } {
    const bytes = file.bytes(part)
    if (!bytes || byHash.size >= MAX_IMAGES) return { loss: 'imagesDamaged' }
    try {
      const { kind, widthPx, heightPx } = checkImage(bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const image = { sha256, mime: MIME_OF_KIND[kind], bytes, widthPx, heightPx }
      byHash.set(sha256, image)
      return image
    } catch (error) {
      const code = parserRefusalCode(error)
      if (!code) throw error
      return { loss: code === 'FILE_TYPE_NOT_ALLOWED' ? 'imagesUnsupported' : 'imagesDamaged' }
    }
  }

  return {
    take(part) {
      const known = byPart.get(part) ?? read(part)
      byPart.set(part, known)
      return known
    },
    all: () => [...byHash.values()],
  }
}
