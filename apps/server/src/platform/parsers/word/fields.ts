import type { ImportLossKind } from '../outline/losses.ts'

/**
 * Word's fields: an instruction ('PAGE', 'REF _Ref1', 'TOC \o') and its last result. The result is kept as text,
 * except for the contents table: ours is computed. Fields nest and span paragraphs.
 */
export interface FieldTracker {
  begin(): void
  addInstruction(text: string): void
  separate(): void
  end(): void
  /** Whether text here is visible. */
  isShown(): boolean
  /** The target that a HYPERLINK field gives to the text here. */
  href(): string | undefined
  isInContents(): boolean
  /** Discards fields that the file never ended. */
  reset(): void
}

interface Field {
  instruction: string
  isResult: boolean
}

export function createFieldTracker(note: (kind: ImportLossKind) => void): FieldTracker {
  let open: Field[] = []
  return {
    begin() {
      open.push({ instruction: '', isResult: false })
    },
    addInstruction(text) {
      const field = open.at(-1)
      if (field && !field.isResult) field.instruction += text
    },
    separate() {
      const field = open.at(-1)
      if (field) field.isResult = true
    },
    end() {
      const field = open.pop()
      if (field && !open.some(isContents)) noteField(field.instruction, note)
    },
    isShown: () => open.every((field) => field.isResult && !isContents(field)),
    href: () => open.map(({ instruction }) => hyperlinkOf(instruction)).findLast(Boolean),
    isInContents: () => open.some(isContents),
    reset() {
      open = []
    },
  }
}

/** What is lost when a field becomes its last result. */
export function noteField(instruction: string, note: (kind: ImportLossKind) => void): void {
  const name = nameOf(instruction)
  if (name === 'HYPERLINK') {
    if (hyperlinkOf(instruction) === undefined) note('linksInternal')
  } else if (name === 'TOC' || name === 'INDEX') note('contentsDropped')
  else if (!INVISIBLE.has(name)) note('fieldsFrozen')
}

/** @example hyperlinkOf('HYPERLINK "https://a.test"') // 'https://a.test' */
function hyperlinkOf(instruction: string): string | undefined {
  if (nameOf(instruction) !== 'HYPERLINK') return undefined
  const address = /^\s*\w+\s+"([^"]*)"/.exec(instruction)?.[1]
  return address === '' ? undefined : address
}

function isContents(field: Field): boolean {
  return ['TOC', 'INDEX'].includes(nameOf(field.instruction))
}

function nameOf(instruction: string): string {
  return /^\s*([A-Za-z]+)/.exec(instruction)?.[1]?.toUpperCase() ?? ''
}

/** Invisible marks for tables and bookmarks: nothing is lost with them. */
const INVISIBLE = new Set(['TC', 'XE', 'SET', 'RD', 'ADVANCE', 'PRIVATE'])
