import type { ReferenceTarget } from '@tacite/document/references/reference-words.ts'

/** A section of an annex under the name of that annex, which counts from one again. */
export function numberOfTarget({ part, number, annex }: ReferenceTarget): string {
  return part === 'block' ? annex : [annex, number].filter(Boolean).join(' · ')
}
