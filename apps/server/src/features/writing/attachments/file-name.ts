import type { AttachedKind } from '../../../platform/parsers/file-kind.ts'

/** The endings that a kind may have; the first is given to a name with another one. */
const ENDINGS: Record<AttachedKind, readonly string[]> = {
  pdf: ['pdf'],
  docx: ['docx', 'docm'],
  xlsx: ['xlsx', 'xlsm'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  gif: ['gif'],
  text: ['txt', 'csv', 'md'],
}

/**
 * The name a file is saved under: with an ending of what it is, so that no text is opened as a page of the web.
 * @example savedName('offre.html', 'text') // 'offre.html.txt'
 */
export function savedName(name: string, kind: AttachedKind): string {
  const endings = ENDINGS[kind]
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return endings.includes(ending) ? name : `${name || 'file'}.${endings[0]}`
}

/** What an attachment is called until somebody renames it. */
export function attachmentName(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '').trim() || fileName
}
