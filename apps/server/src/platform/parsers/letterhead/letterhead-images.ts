import { imageExtension } from '../../pdf/image-kind.ts'
import { checkImage } from '../images/check-image.ts'
import { parserRefusalCode } from '../parser-refusal.ts'
import type { WordPackage } from '../word/word-package.ts'

/** The images of a letterhead's heads and feet, each once. */
export interface LetterheadImages {
  /** Those of one part, under the ids that its content will name. */
  of(part: string): {
    embed(relationshipId: string): string | undefined
    used(): { id: string; name: string }[]
  }
  /** Base64, by name. */
  all(): Record<string, string>
}

const MOST_IMAGES = 20

export function createLetterheadImages(file: WordPackage): LetterheadImages {
  const names = new Map<string, string | undefined>()
  const kept: Record<string, string> = {}

  function nameOf(target: string): string | undefined {
    if (names.has(target)) return names.get(target)
    const bytes = file.bytes(target)
    const extension = bytes && isSound(bytes) ? imageExtension(bytes) : undefined
    const count = Object.keys(kept).length
    const name =
      bytes && extension && count < MOST_IMAGES ? `letterhead${count + 1}.${extension}` : undefined
    names.set(target, name)
    if (bytes && name) kept[name] = Buffer.from(bytes).toString('base64')
    return name
  }

  return {
    of(part) {
      const relationships = file.relationships(part)
      const used = new Map<string, string>()
      return {
        embed(relationshipId) {
          const target = relationships.get(relationshipId)?.part
          const name = target === undefined ? undefined : nameOf(target)
          if (name === undefined) return undefined
          const id = used.get(name) ?? `rId${used.size + 1}`
          used.set(name, id)
          return id
        },
        used: () => [...used].map(([name, id]) => ({ id, name })),
      }
    },
    all: () => kept,
  }
}

function isSound(bytes: Uint8Array): boolean {
  try {
    checkImage(bytes)
    return true
  } catch (error) {
    if (parserRefusalCode(error)) return false
    throw error
  }
}
