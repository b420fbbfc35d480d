import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { canonicalJson } from '../canonical-json.ts'
import { allSections, type ContractDocument } from '../contract-document.ts'
import type { Condition } from '../rich-text.ts'
import { nodesOf } from '../walk-document.ts'

/** What a template gives its contracts, in one language. */
export interface LanguageSide {
  document: ContractDocument
  lifecycle: Partial<LifecycleTerms>
}

/** Something that one language says and the other does not. */
export type LanguageDifference =
  | { kind: 'fieldMissing' | 'fieldAdded'; variable: string; sectionId: string }
  | { kind: 'conditionMissing' | 'conditionAdded'; variable: string; sectionId: string }
  | { kind: 'termDiffers'; term: keyof LifecycleTerms }

/**
 * What a translation asks, depends on, or is reminded of otherwise than its source. `sectionId` is where the field
 * stands in the language that has it.
 */
export function languageDifferences(source: LanguageSide, own: LanguageSide): LanguageDifference[] {
  const [there, here] = [usedIn(source.document), usedIn(own.document)]
  const missing = onlyIn(there.fields, here.fields)
  const added = onlyIn(here.fields, there.fields)
  // A condition on a field that only one of them has is said with the field.
  const isShared = ({ variable }: Use) => here.fields.has(variable) && there.fields.has(variable)
  const conditionsMissing = onlyIn(there.conditions, here.conditions).filter(isShared)
  const conditionsAdded = onlyIn(here.conditions, there.conditions).filter(isShared)
  return [
    ...missing.map((use) => ({ kind: 'fieldMissing' as const, ...use })),
    ...added.map((use) => ({ kind: 'fieldAdded' as const, ...use })),
    ...conditionsMissing.map((use) => ({ kind: 'conditionMissing' as const, ...use })),
    ...conditionsAdded.map((use) => ({ kind: 'conditionAdded' as const, ...use })),
    ...differingTerms(source.lifecycle, own.lifecycle).map((term) => ({
      kind: 'termDiffers' as const,
      term,
    })),
  ]
}

interface Use {
  variable: string
  sectionId: string
}

/** Each field that a text shows or depends on, and each condition, with the section where it stands first. */
function usedIn(document: ContractDocument) {
  const fields = new Map<string, Use>()
  const conditions = new Map<string, Use>()
  for (const { id: sectionId, content } of allSections(document))
    for (const node of nodesOf(content)) {
      if (node.type !== 'field' && node.type !== 'conditional') continue
      const use = { variable: node.attrs.variable, sectionId }
      if (!fields.has(use.variable)) fields.set(use.variable, use)
      const key = node.type === 'conditional' ? conditionKey(node.attrs) : null
      if (key !== null && !conditions.has(key)) conditions.set(key, use)
    }
  return { fields, conditions }
}

function onlyIn(one: ReadonlyMap<string, Use>, other: ReadonlyMap<string, Use>): Use[] {
  return [...one].flatMap(([key, use]) => (other.has(key) ? [] : [use]))
}

function conditionKey({ variable, operator, value }: Condition): string {
  return canonicalJson({ variable, operator, value })
}

function differingTerms(
  source: Partial<LifecycleTerms>,
  own: Partial<LifecycleTerms>,
): (keyof LifecycleTerms)[] {
  const names = [...new Set([...Object.keys(source), ...Object.keys(own)])]
  return (names as (keyof LifecycleTerms)[]).filter(
    (name) => canonicalJson(source[name] ?? null) !== canonicalJson(own[name] ?? null),
  )
}
