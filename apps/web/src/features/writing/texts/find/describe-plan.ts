import type {
  KeptMatches,
  KeptReason,
  ReplacementPlan,
} from '@tacite/document/find/plan-replacement.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { SearchedText } from './searched-text.ts'

/** How many matches are replaced, and in how many sections. */
export function replacedCounts(t: Translator, { changes }: ReplacementPlan): string {
  const count = changes.reduce((sum, change) => sum + change.count, 0)
  return t('editor.find.plan', {
    matches: t('editor.find.replacements', { count }),
    sections: t('editor.find.sections', { count: changes.length }),
  })
}

/** Why the match that one is at stays as it is. */
export function keptReason(t: Translator, kept: KeptMatches, { closed }: SearchedText): string {
  const { reason, sectionId } = kept
  if (reason.kind === 'title') return t.refusal(reason.refusal)
  if (reason.kind !== 'closed') return t(`editor.find.kept.${reason.kind}`)
  const name = closed.get(sectionId)
  return name ? t('editor.find.kept.closedBy', { name }) : t('editor.find.kept.closed')
}

export interface KeptGroup {
  why: string
  count: number
  /** Each section once. */
  sectionIds: string[]
}

/** What stays as it is, by its reason. */
export function keptGroups(
  t: Translator,
  { kept }: ReplacementPlan,
  text: SearchedText,
): KeptGroup[] {
  const groups = Map.groupBy(kept, (each) => keptReason(t, each, text))
  return [...groups]
    .toSorted(([, one], [, other]) => rankOf(one[0]!.reason) - rankOf(other[0]!.reason))
    .map(([why, each]) => ({
      why,
      count: each.reduce((sum, { count }) => sum + count, 0),
      sectionIds: [...new Set(each.map(({ sectionId }) => sectionId))],
    }))
}

const order: readonly KeptReason['kind'][] = ['closed', 'title', 'field', 'same']

function rankOf({ kind }: KeptReason): number {
  return order.indexOf(kind)
}
