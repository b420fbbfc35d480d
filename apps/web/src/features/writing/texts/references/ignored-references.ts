import type { FoundReference } from '@tacite/document/written-references/find-references.ts'

const storedAs = (textId: string) => `tacite.ignored-references.${textId}`

/** What a person left as words, as long as the tab is open. */
export function ignoredOf(textId: string): ReadonlySet<string> {
  return new Set(JSON.parse(sessionStorage.getItem(storedAs(textId)) ?? '[]') as string[])
}

export function setIgnored(textId: string, ignored: ReadonlySet<string>): void {
  sessionStorage.setItem(storedAs(textId), JSON.stringify([...ignored]))
}

/** Another one for each place, and for each wording of it. */
export function keyOfFound({ sectionId, paragraph, from, written }: FoundReference): string {
  return JSON.stringify([sectionId, paragraph, from, written])
}
