/** A source is what is sent. */
export const SOURCE_KINDS = ['zip', 'file'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/**
 * An entry is one file of an import. `waiting`: not read yet; `left`: refused or unreadable; `nothing`: no file of a
 * contract, such as a hidden file. The last two have a reason.
 */
export const ENTRY_STATES = ['waiting', 'kept', 'left', 'nothing'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** What a kept entry is, by its content. */
export const ENTRY_KINDS = ['pdf', 'word', 'image', 'spreadsheet', 'other'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** `partial`: some pages are images; `none`: all are; `unreadable`: no reader opens it. */
export const ENTRY_TEXT_STATES = ['read', 'partial', 'none', 'unreadable'] as const
export type EntryTextState = (typeof ENTRY_TEXT_STATES)[number]

export const ENTRY_ROLES = ['contract', 'attachment', 'amendment', 'duplicate', 'ignored'] as const
export type EntryRole = (typeof ENTRY_ROLES)[number]

/**
 * Whether a path is what an operating system or an office program leaves beside documents.
 * @example isLeftBehind('Baux/.DS_Store') // true
 */
export function isLeftBehind(path: string): boolean {
  const parts = path.split('/')
  const name = parts.at(-1)!.toLowerCase()
  return (
    parts.some((part) => part === '__MACOSX') ||
    name.startsWith('.') ||
    name.startsWith('~$') ||
    name === 'thumbs.db' ||
    name === 'desktop.ini'
  )
}
