import type { HeadingCandidate } from './heading-candidate.ts'

/** The kind of a heading's number: '2.1' and '3.4' are of one kind, 'A.' and 'B.' of another. */
export function numberKeyOf({ number, isAutomatic }: HeadingCandidate): string | undefined {
  if (!number) return undefined
  switch (number.kind) {
    case 'decimal':
      return `decimal:${number.path.length}${number.endsInZero ? ' zero' : ''}`
    case 'ordinal':
    case 'paragraph':
      return 'article'
    case 'smallLetter':
      return isAutomatic ? 'small automatic' : 'small'
    default:
      return number.kind
  }
}
