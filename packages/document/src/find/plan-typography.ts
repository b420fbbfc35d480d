import type { Locale } from '@tacite/domain/locale.ts'
import { typographyEdits } from '../typography.ts'
import { sectionLines, type SearchedSection } from './find-line.ts'
import type { SectionReplacement } from './plan-replacement.ts'
import { rewordContent, rewordTitle } from './replace-in-text.ts'

/** What a field or a reference is written as, and what stands for it so that a sign behind it is seen. */
const ATOM = '\uFFFC'
const AS_WRITTEN = '}'

/**
 * The sections that are not in the typography of their language, as they would be. Fields, references and looks stay.
 *
 * @param isClosed whether a section may not be written in: it is left out
 */
export function planTypography(
  sections: readonly SearchedSection[],
  locale: Locale,
  isClosed: (sectionId: string) => boolean,
): SectionReplacement[] {
  return sections.flatMap((section) => {
    if (isClosed(section.id)) return []
    const edited = sectionLines(section, null)
      .map(({ paragraph, words }) => ({
        paragraph,
        edits: typographyEdits(locale, words.replaceAll(ATOM, AS_WRITTEN)),
      }))
      .filter(({ edits }) => edits.length > 0)
    if (edited.length === 0) return []
    const title = edited.find(({ paragraph }) => paragraph === null)?.edits ?? []
    const inContent = edited.flatMap(({ paragraph, edits }) =>
      paragraph === null ? [] : [[paragraph, edits] as const],
    )
    return [
      {
        sectionId: section.id,
        count: edited.reduce((sum, { edits }) => sum + edits.length, 0),
        title: rewordTitle(section.title, title),
        content: rewordContent(section.content, new Map(inContent)),
        excerpts: [],
      },
    ]
  })
}
