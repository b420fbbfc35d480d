import type { Locale } from '@tacite/domain/locale.ts'
import { isSamePart, partsOf, type ComparedPart } from '../compared-parts.ts'
import type { ContractDocument, DocumentBlock } from '../contract-document.ts'
import { matchParts, movedOf } from '../match-parts.ts'
import { numberingLabels, numberSections } from '../number-sections.ts'
import type { FieldWords } from '../plain-text.ts'

/** A newer version of a template, and a contract that was made of an earlier one. */
export interface TemplateUpdate {
  /** The version that the contract was made of. */
  base: ContractDocument
  newer: ContractDocument
  contract: ContractDocument
  locale: Locale
  /** How fields stand in the words that are shown. */
  fields?: FieldWords
}

/** Which part of the three documents is which. Parts have their own ids in the template and in the contract. */
export interface MatchedUpdate {
  /** The parts of each document by id, in reading order. */
  base: ReadonlyMap<string, ComparedPart>
  newer: ReadonlyMap<string, ComparedPart>
  contract: ReadonlyMap<string, ComparedPart>
  /** What a part of the newer version was; it is new if it has none. */
  baseOf: ReadonlyMap<string, string>
  /** Those of the earlier version that the newer one still has. */
  kept: ReadonlySet<string>
  /** The part of the contract that a part of either version became; none: the contract does not have it. */
  ownOf: ReadonlyMap<string, string>
  /** Those of the newer version that stand elsewhere than in the earlier one. */
  moved: ReadonlySet<string>
}

/** A contract keeps no trace of where its parts came from: they are recognised by what they say. */
export function matchUpdate({ locale, fields = {}, ...documents }: TemplateUpdate): MatchedUpdate {
  const read = (document: ContractDocument) =>
    partsOf(
      { document, numbers: numberSections(document, numberingLabels[locale]), locale },
      fields,
    )
  const [base, newer, contract] = [
    read(documents.base),
    read(documents.newer),
    read(documents.contract),
  ]
  const baseOf = idsOf(base, newer)
  const baseInContract = invert(idsOf(base, contract))
  const ownOf = new Map(baseInContract)
  for (const [id, was] of baseOf)
    if (baseInContract.has(was)) ownOf.set(id, baseInContract.get(was)!)
  addAlike(newer, contract, { baseOf, ownOf })
  return {
    base: byId(base),
    newer: byId(newer),
    contract: byId(contract),
    baseOf,
    kept: new Set(baseOf.values()),
    ownOf,
    moved: movedIn(documents.base, documents.newer, baseOf),
  }
}

/** Whether the newer version says something else in a part than the earlier one, wherever it stands. */
export function isRewritten({ base, newer, baseOf }: MatchedUpdate, id: string): boolean {
  const was = base.get(baseOf.get(id) ?? '')
  return was === undefined || !isSamePart(was, newer.get(id)!)
}

/** What each part of the newer was, by their ids. */
function idsOf(before: readonly ComparedPart[], after: readonly ComparedPart[]) {
  return new Map(
    matchParts(before, after).matches.flatMap((match) =>
      match.before === null ? [] : [[after[match.after]!.id, before[match.before]!.id] as const],
    ),
  )
}

/** A new part of the template that the contract already has, word for word, is the same. */
function addAlike(
  newer: readonly ComparedPart[],
  contract: readonly ComparedPart[],
  { baseOf, ownOf }: { baseOf: ReadonlyMap<string, string>; ownOf: Map<string, string> },
): void {
  const taken = new Set(ownOf.values())
  const free = contract.filter(({ id }) => !taken.has(id))
  for (const part of newer) {
    if (baseOf.has(part.id)) continue
    const at = free.findIndex((own) => own.part === part.part && isSamePart(own, part))
    if (at >= 0) ownOf.set(part.id, free.splice(at, 1)[0]!.id)
  }
}

/** Blocks among blocks, and sections among those that stayed in their block. */
function movedIn(
  base: ContractDocument,
  newer: ContractDocument,
  baseOf: ReadonlyMap<string, string>,
): Set<string> {
  const placeIn = (parts: readonly { id: string }[], id: string) => {
    const place = parts.findIndex((part) => part.id === baseOf.get(id))
    return place < 0 ? null : place
  }
  const movedAmong = (before: readonly { id: string }[], after: readonly { id: string }[]) =>
    [...movedOf(after.map(({ id }) => placeIn(before, id)))].map((at) => after[at]!.id)
  const sections = newer.blocks.flatMap((block) => {
    const before = base.blocks.find(({ id }) => id === baseOf.get(block.id))?.sections ?? []
    return [...movedAmong(before, block.sections), ...fromElsewhere(before, block, baseOf)]
  })
  return new Set([...movedAmong(base.blocks, newer.blocks), ...sections])
}

function fromElsewhere(
  before: readonly { id: string }[],
  { sections }: DocumentBlock,
  baseOf: ReadonlyMap<string, string>,
): string[] {
  const stayed = new Set(before.map(({ id }) => id))
  return sections.flatMap(({ id }) => {
    const was = baseOf.get(id)
    return was !== undefined && !stayed.has(was) ? [id] : []
  })
}

function byId(parts: readonly ComparedPart[]): Map<string, ComparedPart> {
  return new Map(parts.map((part) => [part.id, part]))
}

function invert(ids: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...ids].map(([key, value]) => [value, key]))
}
