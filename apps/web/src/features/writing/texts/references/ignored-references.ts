import type { FoundReference } from '@tacite/document/written-references/find-references.ts'

/** What a person left as words, as long as the text stays open. */
const ignoredIn = new WeakMap<object, ReadonlySet<string>>()

export function ignoredOf(text: object): ReadonlySet<string> {
  return ignoredIn.get(text) ?? new Set()
}

export function setIgnored(text: object, ignored: ReadonlySet<string>): void {
  ignoredIn.set(text, ignored)
}

/** Another one for each place, and for each wording of it. */
export function keyOfFound({ sectionId, paragraph, from, written }: FoundReference): string {
  return JSON.stringify([sectionId, paragraph, from, written])
}
