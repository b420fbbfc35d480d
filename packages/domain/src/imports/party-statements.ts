import { writeBusinessNumbers } from '../contacts/business-numbers.ts'
import { SEVERAL, sirenKey, valueKey, type Matches } from './match-choice.ts'
import type { ReadTerm } from './read-terms.ts'
import { isSureTerm, isTold, type TextStatement } from './text-statement.ts'

/** A number belongs to the party that was named last, this near before it, in UTF-16 units. */
const NEAR = 800

interface Party {
  term: number
  name: string
  isSure: boolean
  /** Of the number beside it. */
  siren: { term: number; value: string; isSure: boolean } | null
}

/**
 * Whose contract it is, and with whom. The company's own entities are known by their name or their number; the counterparty
 * is sure where it is the only other party, or the only one with a number that a known counterparty has.
 */
export function partyStatements(terms: readonly ReadTerm[], matches: Matches): TextStatement[] {
  const parties = partiesOf(terms)
  const ours = parties.filter((party) => isOurs(party, matches))
  const others = parties.filter((party) => !ours.includes(party))
  const isOnlyOne = others.length === 1
  return [
    ...ours.flatMap(({ name, term, isSure }) => {
      const id = matches.legalEntity?.get(valueKey('legalEntity', name))
      return id === undefined ? [] : [stated('legalEntity', name, term, isSure)]
    }),
    ...others.flatMap((party) => {
      const { name, siren } = party
      const isKnown = isOnlyOne && siren?.isSure && isKnownNumber(siren.value, matches)
      const isNamed = isOnlyOne && ours.length > 0 && party.isSure
      const term = isKnown ? siren.term : party.term
      return [
        stated('counterparty', name, term, isKnown === true || isNamed),
        ...(siren
          ? [
              {
                ...stated('siren', siren.value, siren.term, isOnlyOne && siren.isSure),
                party: name,
              },
            ]
          : []),
      ]
    }),
  ]
}

function stated(
  field: TextStatement['field'],
  text: string,
  term: number,
  isSure: boolean,
): TextStatement {
  return { field, text, term, isSure, bases: [] }
}

function partiesOf(terms: readonly ReadTerm[]): Party[] {
  const named = new Map<string, Party>()
  for (const [at, term] of terms.entries()) {
    if (term.field !== 'party' || !isTold(term)) continue
    const name = String(term.value)
    const key = valueKey('counterparty', name)
    if (!named.has(key)) named.set(key, { term: at, name, isSure: isSureTerm(term), siren: null })
  }
  const parties = [...named.values()]
  for (const [at, term] of terms.entries()) {
    if (term.field !== 'siren' || !isTold(term)) continue
    const owner = ownerOf(term, parties, terms)
    const value = writeBusinessNumbers({
      siren: String(term.value),
      siret: '',
      vatNumber: '',
    }).siren
    if (owner && owner.siren === null) owner.siren = { term: at, value, isSure: isSureTerm(term) }
  }
  return parties
}

function ownerOf(
  { page, start }: ReadTerm,
  parties: readonly Party[],
  terms: readonly ReadTerm[],
): Party | undefined {
  const before = parties.filter(({ term }) => {
    const place = terms[term]!
    return place.page === page && place.start <= start && start - place.start < NEAR
  })
  return before.toSorted((one, other) => terms[other.term]!.start - terms[one.term]!.start)[0]
}

function isOurs({ name, siren }: Party, { legalEntity, ownNumber }: Matches): boolean {
  return (
    legalEntity?.has(valueKey('legalEntity', name)) === true ||
    (siren !== null && ownNumber?.has(sirenKey(siren.value)) === true)
  )
}

function isKnownNumber(siren: string, { counterparty }: Matches): boolean {
  const known = counterparty?.get(sirenKey(siren))
  return known !== undefined && known !== SEVERAL
}
