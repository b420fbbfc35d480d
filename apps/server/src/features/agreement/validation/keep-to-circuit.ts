import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  ContractValidation,
  validationEndpoints,
} from '@tacite/api/agreement/validation-endpoints.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { departuresOf, type Departure } from '@tacite/domain/circuits/circuit-departures.ts'
import { formatList } from '@tacite/i18n/format.ts'
import { createHash } from 'node:crypto'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { peopleHolding } from '../../people/roles/public.ts'
import {
  circuitOfContract,
  circuitsForType,
  namedIn,
  whoValidates,
  type CircuitOfContract,
  type JudgedCondition,
  type SayVerdicts,
  type WhoValidates,
} from '../../settings/circuits/public.ts'

type Asked = Pick<BodyOf<typeof validationEndpoints.request>, 'circuitId' | 'steps'>

/** A step of the circuit that was not asked, with the values that its conditions were judged on. */
export interface SkippedStep {
  name: string
  judged: JudgedCondition[]
}

export type KeptDeparture = Pick<Departure, 'step' | 'kind' | 'names'>

/** A request beside its circuit, as the contract and the people are now. */
export interface CircuitCheck {
  circuit: CircuitOfContract | null
  /** Who would validate the requested steps. */
  who: WhoValidates[]
  /** Not asked by the circuit, nor requested all the same. */
  skipped: SkippedStep[]
  departures: KeptDeparture[]
}

export async function checkAgainstCircuit(
  db: CompanyDatabase,
  { locale, at }: Pick<Actor, 'locale' | 'at'>,
  contractId: string,
  { circuitId, steps }: Asked,
): Promise<CircuitCheck> {
  const circuit =
    circuitId === null ? null : await circuitOfContract(db, locale, contractId, circuitId)
  const ofCircuit = circuit?.steps ?? []
  const everybody = await whoValidates(db, [...steps, ...ofCircuit.map(namedIn)], at)
  const who = everybody.slice(0, steps.length)
  const idsOf = ({ people }: WhoValidates) => people.map(({ _id }) => _id)
  const missing = departuresOf(
    ofCircuit.map(({ name, rule }, place) => {
      const found = everybody[steps.length + place]!
      return { name, rule, validatorIds: idsOf(found), unavailable: found.unavailable }
    }),
    steps.map(({ name, rule }, place) => ({ name, rule, validatorIds: idsOf(who[place]!) })),
  )
  const isAsked = ({ place }: Departure) => ofCircuit[place]!.isAsked
  return {
    circuit,
    who,
    skipped: missing
      .filter((each) => !isAsked(each))
      .map(({ step, place }) => ({ name: step, judged: ofCircuit[place]!.judged })),
    departures: missing.filter(isAsked).map(({ step, kind, names }) => ({ step, kind, names })),
  }
}

/** What the person was told, to compare with what they confirm; null: there is nothing to confirm. */
export function confirmationOfDepartures(departures: readonly KeptDeparture[]): string | null {
  if (departures.length === 0) return null
  return createHash('sha256').update(JSON.stringify(departures)).digest('hex')
}

/** A request leaves out steps of its circuit only when the person knows, and never those of an imposed one. */
export async function requireKept(
  db: CompanyDatabase,
  check: CircuitCheck,
  { locale }: Pick<Actor, 'locale'>,
  leavingOut: string | null,
): Promise<void> {
  const { circuit, departures } = check
  if (!circuit || departures.length === 0) return
  const imposed = await whyImposed(db, check, locale)
  if (imposed) throw new Refused('STATE', imposed)
  if (leavingOut !== confirmationOfDepartures(departures)) {
    const params = { circuit: circuit.title, steps: namesOf(departures, locale) }
    throw new Refused('STATE', { code: 'CIRCUIT_STEPS_LEFT_OUT', params })
  }
}

/**
 * Why an imposed circuit refuses the request; null: it does not. Where only somebody who cannot be asked stands in the
 * way, nothing in the request helps: it names who can change the circuit.
 */
export async function whyImposed(
  db: CompanyDatabase,
  { circuit, departures }: CircuitCheck,
  locale: Locale,
): Promise<Refusal | null> {
  if (!circuit?.isImposed || departures.length === 0) return null
  const params = { circuit: circuit.title, steps: namesOf(departures, locale) }
  if (departures.some(({ kind }) => kind !== 'unavailable'))
    return { code: 'CIRCUIT_IMPOSED', params }
  const names = [...new Set(departures.flatMap((each) => [...each.names]))]
  const keepers = await peopleHolding(db, ['modules:validation'])
    .select(personName('person').as('name'))
    .orderBy('person.id')
    .limit(MOST_KEEPERS)
    .execute()
  return {
    code: 'CIRCUIT_IMPOSED_UNAVAILABLE',
    params: {
      ...params,
      people: formatList(names, locale),
      keepers: formatList(
        keepers.map(({ name }) => name),
        locale,
      ),
    },
  }
}

/** Enough to ask one of them. */
const MOST_KEEPERS = 3

/** A circuit that is imposed on a type is no matter of choice. */
export async function requireImposed(
  db: CompanyDatabase,
  contractId: string,
  circuitId: string | null,
): Promise<void> {
  const refusal = await otherImposed(db, contractId, circuitId)
  if (refusal) throw new Refused('STATE', refusal)
}

/** Why this circuit, or none, does not do for the type that the contract has now; null: it does. */
export async function otherImposed(
  db: CompanyDatabase,
  contractId: string,
  circuitId: string | null,
): Promise<Refusal | null> {
  const imposed = (await circuitsForType(db, contractId)).filter((each) => each.is_imposed)
  const [first] = imposed
  if (!first || imposed.some(({ id }) => id === circuitId)) return null
  const params = { circuit: first.title, contractType: first.contract_type }
  return { code: 'CIRCUIT_IMPOSED_FOR_TYPE', params }
}

/** For the trail: who asked is its actor. */
export function leftOutBy(
  { departures }: CircuitCheck,
  { locale }: Pick<Actor, 'locale'>,
): { leftOut?: string } {
  return departures.length === 0 ? {} : { leftOut: namesOf(departures, locale) }
}

interface CircuitColumns {
  skipped_steps: unknown
  departures: unknown
}

/** What a validation keeps of its circuit, in the reader's words. */
export function circuitRecord(
  row: CircuitColumns,
  say: SayVerdicts,
): Pick<NonNullable<ContractValidation['current']>, 'skipped' | 'departures'> {
  return {
    skipped: skippedIn(row).map(({ name, judged }) => ({ name, reasons: say(judged) })),
    departures: (row.departures as KeptDeparture[]).map((each) => ({
      ...each,
      names: [...each.names],
    })),
  }
}

export function skippedIn({ skipped_steps }: Pick<CircuitColumns, 'skipped_steps'>): SkippedStep[] {
  return skipped_steps as SkippedStep[]
}

function namesOf(departures: readonly KeptDeparture[], locale: Locale): string {
  return formatList(
    departures.map(({ step }) => step),
    locale,
  )
}
