import { canonicalJson } from '../canonical-json.ts'
import { allSections, type ContractDocument } from '../contract-document.ts'
import { isRepeating, repeatsIn, type RepeatedPassage } from '../repeats/repeats-in.ts'
import type { Condition, Repeat, RichTextNode } from '../rich-text.ts'
import { nodesOf } from '../walk-document.ts'
import type { SourceLink } from './section-standings.ts'

/** A conditional or repeated passage that one language has otherwise than the other, or not at all. */
export type PassageDifference =
  | { kind: 'conditionMissing' | 'conditionAdded'; condition: Condition; sectionId: string }
  /** The passage stands in both, under another condition. */
  | { kind: 'conditionDiffers'; there: Condition; condition: Condition; sectionId: string }
  | { kind: 'repeatMissing' | 'repeatAdded'; name: string; sectionId: string }
  /** Its fewest and most rows. */
  | { kind: 'rowsDiffer'; name: string; there: RowLimits; here: RowLimits; sectionId: string }
  /** A field of both texts is asked once for each row in one of them only. */
  | {
      kind: 'rowFieldMissing' | 'rowFieldAdded'
      variable: string
      name: string
      sectionId: string
    }

export type RowLimits = Pick<Repeat, 'min' | 'max'>

interface Compared {
  there: ContractDocument
  here: ContractDocument
  links: readonly SourceLink[]
  /** Fields that only one of the texts has are said for themselves. */
  isShared: (variable: string) => boolean
}

/**
 * The passages of a translation against those of its source. A condition is counted as often as it stands; where the
 * links do not say in which section it is missing, the last one is named.
 */
export function passageDifferences(compared: Compared): PassageDifference[] {
  return [...conditionDifferences(compared), ...repeatDifferences(compared)]
}

interface Passage<Of> {
  of: Of
  sectionId: string
}

function conditionDifferences({ there, here, links, isShared }: Compared): PassageDifference[] {
  const ownOf = sectionsOf(links)
  const sourceOf = new Map([...ownOf].map(([source, own]) => [own, source]))
  const [source, own] = [there, here].map((document) =>
    passagesOf(document, (node) => (node.type === 'conditional' ? node.attrs : null)),
  ) as [Passage<Condition>[], Passage<Condition>[]]
  const isSaid = ({ of }: Passage<Condition>) => isShared(of.variable)
  const missing = surplus(source, own, ownOf).filter(isSaid)
  const added = surplus(own, source, sourceOf).filter(isSaid)
  return pairUp(missing, added, ownOf)
}

/** What is missing in a section and what its translation has instead, on the same field, is one passage. */
function pairUp(
  missing: readonly Passage<Condition>[],
  added: readonly Passage<Condition>[],
  ownOf: ReadonlyMap<string, string>,
): PassageDifference[] {
  const left = [...added]
  const lost = missing.map(({ of, sectionId }): PassageDifference => {
    const at = left.findIndex(
      (each) => each.of.variable === of.variable && each.sectionId === ownOf.get(sectionId),
    )
    const [instead] = at < 0 ? [] : left.splice(at, 1)
    return instead
      ? { kind: 'conditionDiffers', there: of, condition: instead.of, sectionId: instead.sectionId }
      : { kind: 'conditionMissing', condition: of, sectionId }
  })
  const news = left.map(({ of: condition, sectionId }) => ({
    kind: 'conditionAdded' as const,
    condition,
    sectionId,
  }))
  return [...lost, ...news]
}

function repeatDifferences({ there, here, links, isShared }: Compared): PassageDifference[] {
  const ownOf = sectionsOf(links)
  const sourceOf = new Map([...ownOf].map(([source, own]) => [own, source]))
  const [source, own] = [there, here].map((document) =>
    passagesOf(document, (node) => (isRepeating(node) ? node.attrs : null)),
  ) as [Passage<Repeat>[], Passage<Repeat>[]]
  const named = ({ of, sectionId }: Passage<Repeat>) => ({ name: of.name, sectionId })
  const rows = repeatsIn(here)
  return [
    ...surplus(source, own, ownOf, ({ key }) => key).map((each) => ({
      kind: 'repeatMissing' as const,
      ...named(each),
    })),
    ...surplus(own, source, sourceOf, ({ key }) => key).map((each) => ({
      kind: 'repeatAdded' as const,
      ...named(each),
    })),
    ...repeatsIn(there).flatMap((repeat) => {
      const other = rows.find(({ key }) => key === repeat.key)
      const place = own.find(({ of }) => of.key === repeat.key)
      const sourcePlace = source.find(({ of }) => of.key === repeat.key)!
      return other && place
        ? rowDifferences([repeat, other], [sourcePlace.sectionId, place.sectionId], isShared)
        : []
    }),
  ]
}

/** Passages of one key share the rows of a contract, and their limits. */
function rowDifferences(
  [there, here]: readonly [RepeatedPassage, RepeatedPassage],
  [sourceId, ownId]: readonly [string, string],
  isShared: (variable: string) => boolean,
): PassageDifference[] {
  const { name } = here
  const onlyIn = (one: RepeatedPassage, other: RepeatedPassage) =>
    one.variables.filter((variable) => isShared(variable) && !other.variables.includes(variable))
  const isSameCount = there.min === here.min && there.max === here.max
  return [
    ...(isSameCount
      ? []
      : [
          {
            kind: 'rowsDiffer' as const,
            name,
            there: { min: there.min, max: there.max },
            here: { min: here.min, max: here.max },
            sectionId: ownId,
          },
        ]),
    ...onlyIn(there, here).map((variable) => ({
      kind: 'rowFieldMissing' as const,
      variable,
      name,
      sectionId: sourceId,
    })),
    ...onlyIn(here, there).map((variable) => ({
      kind: 'rowFieldAdded' as const,
      variable,
      name,
      sectionId: ownId,
    })),
  ]
}

function passagesOf<Of>(
  document: ContractDocument,
  read: (node: RichTextNode) => Of | null,
): Passage<Of>[] {
  return allSections(document).flatMap(({ id: sectionId, content }) =>
    [...nodesOf(content)].flatMap((node) => {
      const of = read(node)
      return of === null ? [] : [{ of, sectionId }]
    }),
  )
}

/** The passages that one text has more often than the other, named where its counterpart has fewer of them. */
function surplus<Of extends object>(
  ones: readonly Passage<Of>[],
  others: readonly Passage<Of>[],
  counterpart: ReadonlyMap<string, string>,
  keyOf: (of: Of) => string = canonicalJson,
): Passage<Of>[] {
  const groups = Map.groupBy(ones, ({ of }) => keyOf(of))
  return [...groups].flatMap(([key, passages]) => {
    const there = others.filter(({ of }) => keyOf(of) === key).map(({ sectionId }) => sectionId)
    const count = passages.length - there.length
    if (count <= 0) return []
    const alone = passages.filter(({ sectionId }) => {
      const at = there.indexOf(counterpart.get(sectionId) ?? '')
      if (at >= 0) there.splice(at, 1)
      return at < 0
    })
    return alone.slice(-count)
  })
}

/** Which section translates which, of those that a person linked. */
function sectionsOf(links: readonly SourceLink[]): Map<string, string> {
  return new Map(links.flatMap(({ was, sectionId }) => (was ? [[was.id, sectionId]] : [])))
}
