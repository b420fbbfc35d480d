import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { canonicalJson } from '../canonical-json.ts'
import { allSections, type ContractDocument } from '../contract-document.ts'
import { nodesOf } from '../walk-document.ts'
import { passageDifferences, type PassageDifference } from './passage-differences.ts'
import type { SourceLink } from './section-standings.ts'

/** What a template gives its contracts, in one language. */
export interface LanguageSide {
  document: ContractDocument
  lifecycle: Partial<LifecycleTerms>
}

/** Something that one language says and the other does not. */
export type LanguageDifference =
  | { kind: 'fieldMissing' | 'fieldAdded'; variable: string; sectionId: string }
  | PassageDifference
  | { kind: 'termDiffers'; term: keyof LifecycleTerms }

/**
 * What a translation asks, depends on, repeats, or is reminded of otherwise than its source. `sectionId` is where it
 * stands in the language that has it; in the translation, if both do.
 *
 * @param links which section translates which, to say where a passage is missing
 * @example languageDifferences(french, english, links) // [{ kind: 'repeatMissing', name: 'Locaux', sectionId: 's1' }]
 */
export function languageDifferences(
  source: LanguageSide,
  own: LanguageSide,
  links: readonly SourceLink[] = [],
): LanguageDifference[] {
  const [there, here] = [fieldsIn(source.document), fieldsIn(own.document)]
  return [
    ...onlyIn(there, here).map((use) => ({ kind: 'fieldMissing' as const, ...use })),
    ...onlyIn(here, there).map((use) => ({ kind: 'fieldAdded' as const, ...use })),
    ...passageDifferences({
      there: source.document,
      here: own.document,
      links,
      isShared: (variable) => here.has(variable) && there.has(variable),
    }),
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

/** Each field that a text shows or depends on, with the section where it stands first. */
function fieldsIn(document: ContractDocument): Map<string, Use> {
  const fields = new Map<string, Use>()
  for (const { id: sectionId, content } of allSections(document))
    for (const node of nodesOf(content)) {
      if (node.type !== 'field' && node.type !== 'conditional') continue
      const { variable } = node.attrs
      if (!fields.has(variable)) fields.set(variable, { variable, sectionId })
    }
  return fields
}

function onlyIn(one: ReadonlyMap<string, Use>, other: ReadonlyMap<string, Use>): Use[] {
  return [...one].flatMap(([key, use]) => (other.has(key) ? [] : [use]))
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
