import type { TestCompany } from '../../../apps/server/src/testing/companies.ts'
import { firstChoice } from '../../../apps/server/src/testing/contracts.ts'
import { pdfOf, uploadSigned } from '../../../apps/server/src/testing/signed-pdfs.ts'
import type { Answer } from '../../../apps/server/src/testing/start-product.ts'
import { endOf } from '../../../apps/web/src/features/lifecycle/deadlines/acts/end-form.ts'
import {
  amendmentDraft,
  statedChanges,
} from '../../../apps/web/src/features/lifecycle/deadlines/amendments/amendment-draft.ts'
import {
  freshDraft,
  withSignedUpload,
} from '../../../apps/web/src/features/writing/new-contract/draft.ts'
import { toRequestBody } from '../../../apps/web/src/features/writing/new-contract/request-body.ts'
import type { Entered } from './entered.ts'

/** The other choices of the form, by what the examples need of them. */
export interface Nouns {
  types: Record<'insurance' | 'commercialLease' | 'ordinary', string>
  consumerId: string
}

export async function createNouns({ administrator }: TestCompany): Promise<Nouns> {
  const made = async (path: string, body: object) =>
    (await accepted(administrator.call('POST', path, body))).body._id as string
  const type = (title: string, regime: string) =>
    made('/administration/contract-types', { title, regime })
  return {
    types: {
      insurance: await type('Assurance', 'insurance'),
      commercialLease: await type('Bail commercial', 'commercialLease'),
      ordinary: await firstChoice(administrator, 'contract-types'),
    },
    consumerId: await made('/administration/counterparties', {
      name: 'Mme Petit',
      kind: 'consumer',
    }),
  }
}

/** A contract signed elsewhere, entered through the form of the web with its own mapping. Returns its id. */
export async function enter(
  { administrator }: TestCompany,
  nouns: Nouns,
  entered: Entered,
): Promise<string> {
  const { body: start } = await accepted(administrator.call('GET', '/contracts3/choices'))
  const { body: upload } = await accepted(uploadSigned(administrator, pdfOf([entered.title])))
  const fresh = withSignedUpload(freshDraft(start, ['scratch', 'signed']), upload)
  const draft = {
    ...fresh,
    start: 'signed' as const,
    title: entered.title,
    typeId: nouns.types[entered.type ?? 'ordinary'],
    counterpartyId: entered.party === 'consumer' ? nouns.consumerId : null,
    signed: { ...fresh.signed, signatureDate: entered.signedOn, terms: entered.terms },
  }
  const choices = { ...start, template: null, counterparty: null, legalEntity: null }
  const body = toRequestBody(draft, choices, new Set())
  return (await accepted(administrator.call('POST', '/contracts3', body))).body._id
}

/** An amendment that moves the end, as typed into its dialog while it is written. Returns its id. */
export async function writeAmendment(
  { administrator }: TestCompany,
  masterId: string,
  untilDay: string,
): Promise<string> {
  const amendments = `/contracts3/${masterId}/amendments`
  const written = await accepted(administrator.call('POST', amendments, { title: 'Avenant' }))
  const at = `/contracts3/${written.body._id}/amended-terms`
  const { body } = await accepted(administrator.call('GET', at))
  const end = { durationKind: 'until', untilDay, untilMeaning: 'lastDayInForce' } as const
  const typed = { ...amendmentDraft(body, body.inForce), ...end }
  await accepted(administrator.call('PUT', at, statedChanges(typed, body.inForce)))
  return written.body._id
}

/** A notice of non-renewal that the other side received. */
export async function recordNotice(
  { administrator }: TestCompany,
  contractId: string,
  receivedOn: string,
): Promise<void> {
  const form = {
    kind: 'nonRenewal',
    sentOn: null,
    presentedOn: null,
    receivedOn,
    endsOn: null,
  } as const
  const body = endOf({ ...form, givenBy: 'us', mode: null })
  await accepted(administrator.call('POST', `/contracts3/${contractId}/notices`, body))
}

export async function recordReminder(
  { administrator }: TestCompany,
  contractId: string,
  reminderPostedOn: string,
): Promise<void> {
  const body = { informedOn: null, reminderPostedOn }
  await accepted(administrator.call('PUT', `/contracts3/${contractId}/regime-days`, body))
}

async function accepted(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer
}
