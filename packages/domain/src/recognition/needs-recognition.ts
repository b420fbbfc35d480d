/** What stands on a page of a PDF. */
export interface PageLook {
  /** Letters and digits of its text. */
  letters: number
  /** Texts, pictures, drawings. */
  objects: number
  /** The share of the page that its pictures cover, from 0 to 1. */
  pictureShare: number
}

/** A scanned page often carries a stamped line of text: a page number, « Scanned by … », the id of an envelope. */
const MOST_STAMPED_LETTERS = 200
const LEAST_PICTURE_SHARE = 0.5

/**
 * Whether the words of a page have to be recognised in its image: it has no text, or next to none over a picture.
 * An empty page has nothing to recognise.
 *
 * @example needsRecognition({ letters: 0, objects: 1, pictureShare: 1 }) // true: a scan
 */
export function needsRecognition({ letters, objects, pictureShare }: PageLook): boolean {
  if (letters === 0) return objects > 0
  return letters < MOST_STAMPED_LETTERS && pictureShare >= LEAST_PICTURE_SHARE
}
