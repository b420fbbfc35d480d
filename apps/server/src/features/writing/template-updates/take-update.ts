import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  templateUpdatesEndpoints,
  TemplateUpdateOffer,
} from '@tacite/api/writing/template-updates-endpoints.ts'
import type { FieldValue } from '@tacite/document/field-definition.ts'
import { takeOffers } from '@tacite/document/template-updates/take-offers.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { partId, raiseRevisions } from '../../../platform/database/record-revision.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeTerms } from '../../lifecycle/deadlines/public.ts'
import { requireAct } from '../../people/access/public.ts'
import { keepVersion } from '../contract-versions/public.ts'
import { writeFieldValues } from '../contracts/public.ts'
import { statedTerms } from '../templates/public.ts'
import {
  openToChange,
  requireArranged,
  rewriteText,
  setNumbering,
  taggedFields,
  type TextOwners,
  type WritableText,
} from '../texts/public.ts'
import { takeFiles } from './take-files.ts'
import { readUpdate, type ReadUpdate } from './read-update.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'> & { textOwners: TextOwners }

/**
 * Takes some differences of a newer version of its template into a contract. The others are left for good, and the
 * contract follows that version from now on, or they stay on offer.
 *
 * @throws Refused CONFLICT once something else is offered than what the person saw
 */
export async function takeUpdate(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { seal, take, rest }: BodyOf<typeof templateUpdatesEndpoints.take>,
): Promise<ResponseOf<typeof templateUpdatesEndpoints.take>> {
  await requireAct(db, actor, 'followTemplate', contractId)
  const read = await readUpdate(db, contractId)
  const { offer, textId } = read
  if (offer.seal !== seal) throw new Refused('CONFLICT', 'TEMPLATE_UPDATE_OUTDATED')
  const taken = requireOffered(offer, take)
  const text = await openToChange(deps.textOwners, db, actor, textId, 'write')
  await keepVersion(deps, db, contractId, [{ kind: 'update', by: actor.personId }])
  await takeParts(deps, db, actor, text, read, taken)
  await takeTerms(deps, db, actor, contractId, read, taken)
  await takeValues(db, actor, contractId, read, taken)
  await takeFiles(deps, db, actor, contractId, read, taken)
  const counts = {
    taken: taken.size,
    left: offersOf(offer).length - taken.size,
  }
  const said = { version: offer.to, ...counts }
  // What stays on offer is compared with the version that the contract followed before.
  const isOpen = rest === 'open' && counts.left > 0
  if (!isOpen) await follow(db, contractId, offer.to)
  const type = isOpen ? 'contract.templateTaken' : 'contract.templateFollowed'
  await deps.events.record(db, contractEvent(actor, type, contractId, said))
  return counts
}

async function follow(db: CompanyDatabase, contractId: string, version: number): Promise<void> {
  await db
    .update('contract')
    .set({ template_version: version })
    .where('contract.id', '=', contractId)
    .execute()
}

function requireOffered(offer: TemplateUpdateOffer, take: readonly string[]): ReadonlySet<string> {
  const offered = new Set(offersOf(offer).map(({ id }) => id))
  if (take.some((id) => !offered.has(id))) throw new Refused('NOT_FOUND', 'TEMPLATE_UPDATE_UNKNOWN')
  return new Set(take)
}

function offersOf({ parts, values, files }: TemplateUpdateOffer): readonly { id: string }[] {
  return [...parts, ...values, ...files]
}

async function takeParts(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  text: WritableText,
  { offer, update }: ReadUpdate,
  taken: ReadonlySet<string>,
): Promise<void> {
  if (taken.has('value.numbering'))
    await setNumbering(deps, db, actor, text, update.newer.numbering)
  if (!offer.parts.some(({ id }) => taken.has(id))) return
  const after = takeOffers(update, taken, () => newId(deps.clock.now()))
  await rewriteText(deps, db, actor, text, requireArranged(after))
}

async function takeTerms(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { offer, newer }: ReadUpdate,
  taken: ReadonlySet<string>,
): Promise<void> {
  const terms = statedTerms(newer.lifecycle)
  const names = offer.values.flatMap(({ id, change: { field } }) =>
    taken.has(id) && isTerm(terms, field) ? [field] : [],
  )
  if (names.length > 0)
    await changeTerms(
      deps,
      db,
      actor,
      contractId,
      Object.fromEntries(names.map((name) => [name, terms[name]])),
    )
}

function isTerm(terms: Lifecycle, field: string): field is keyof Lifecycle {
  return Object.hasOwn(terms, field)
}

async function takeValues(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { offer }: ReadUpdate,
  taken: ReadonlySet<string>,
): Promise<void> {
  const values = offer.values.flatMap(({ id, change: { field, after } }) => {
    const variable = variableOf(field)
    return taken.has(id) && variable ? [[variable, after as FieldValue | null] as const] : []
  })
  if (values.length === 0) return
  await writeFieldValues(
    db,
    contractId,
    await taggedFields(db, contractId),
    Object.fromEntries(values),
  )
  await raiseRevisions(db, actor, [partId(contractId, 'fields')])
}

/** The field of a value; null: it is a term, or the numbering. */
function variableOf(field: string): string | null {
  return field === 'amount' ? 'amount_incl_tax' : (/^values\.(.+)$/.exec(field)?.[1] ?? null)
}
