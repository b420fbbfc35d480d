import type { SectionAudience } from '@tacite/document/contract-document.ts'
import type { RichText } from '@tacite/document/rich-text.ts'

/** What a person writes in a section. */
export interface SectionText {
  title: string
  content: RichText
  audience: SectionAudience
}

interface AnyText {
  title: string
  content: object
  audience: SectionAudience
}

export function sameText(one: AnyText, other: AnyText): boolean {
  return (
    one.title === other.title &&
    one.audience === other.audience &&
    sameContent(one.content, other.content)
  )
}

/** Whether contents are equal, whatever the order of their attributes. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length && one.every((part, index) => sameContent(part, other[index]))
    )
  }
  if (!isObject(one) || !isObject(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => sameContent(one[key], other[key]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
