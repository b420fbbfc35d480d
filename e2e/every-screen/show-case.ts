import type { Locale } from '@tacite/domain/locale.ts'
import { randomUUID } from 'node:crypto'
import type { Company } from '../support/company.ts'
import {
  giveLevel,
  OUTSIDER,
  requestValidation,
  sendForSignature,
  writtenContract,
} from '../support/contracts.ts'
import { lastCode, lastLink } from '../support/letters.ts'
import { anonymous, must, personOf, type Person } from '../support/person.ts'
import { contractInForce } from './contract-in-force.ts'
import { writeEverything } from './written-everything.ts'

/** One of everything that a screen can show. */
export interface ShowCase {
  administrator: Person
  /** Validates and signs, has news, and may read a draft of somebody else. */
  manager: Person
  /** May read and has nothing to read yet. */
  newcomer: Person
  guest: Person
  groupId: string
  draftId: string
  /** A draft with all that a text can hold. */
  fullId: string
  validationId: string
  outId: string
  toSignId: string
  sealedId: string
  /** Of the link of a third party on a new device, and of the document that it opened on a known one. */
  token: string
  invitationId: string
  /** Of the draft that is shared with them. */
  readingId: string
}

const made = new WeakMap<Company, Promise<ShowCase>>()

/** Made once in each company; then everybody in it speaks the language that is asked for. */
export async function showCase(company: Company, locale: Locale): Promise<ShowCase> {
  const making = made.get(company) ?? makeShowCase(company)
  made.set(company, making)
  const given = await making
  for (const person of [given.administrator, given.manager, given.newcomer])
    must(await person.call('PUT', '/me/language', { i18n: locale }), 200, 'choosing a language')
  const language = `/invitations/${given.invitationId}/language`
  must(await given.guest.call('PUT', language, { i18n: locale }), 200, 'choosing a language')
  const ofReader = `/invitations/${given.readingId}/contract/language`
  must(await given.guest.call('PUT', ofReader, { i18n: locale }), 204, 'choosing a language')
  return given
}

async function makeShowCase(company: Company): Promise<ShowCase> {
  const administrator = await company.join('administrator', 'Camille Durand')
  const manager = await company.join('contractManager', 'Nadia Benali')
  const draftId = await draftFromTemplate(administrator)
  const fullId = await writtenContract(administrator, 'Contrat-cadre de prestations')
  await writeEverything(administrator, fullId)
  await giveLevel(company, fullId, manager, 'reader')
  const validationId = await writtenContract(administrator, 'Accord de confidentialité')
  await requestValidation(administrator, validationId, [administrator, manager])
  const toSignId = await writtenContract(administrator, 'Licence de logiciel')
  await sendForSignature(administrator, toSignId, [
    { kind: 'internal', personId: administrator.id },
  ])
  const form = { name: 'Comité du siège', description: 'Ceux qui relisent.' }
  const group = must(await administrator.call('POST', '/groups', form), 201, 'making a group')
  await deletedGroup(administrator)
  return {
    groupId: group._id,
    ...{ administrator, manager, draftId, fullId, validationId, toSignId },
    newcomer: await company.join('reader', 'Sacha Petit'),
    sealedId: await contractInForce(company, manager, 'Maintenance des ascenseurs'),
    ...(await invited(company, administrator, fullId)),
  }
}

async function deletedGroup(administrator: Person): Promise<void> {
  const form = { name: 'Commission des achats responsables', description: '' }
  const { _id } = must(await administrator.call('POST', '/groups', form), 201, 'making a group')
  must(await administrator.call('DELETE', `/groups/${_id}`), 200, 'deleting a group')
}

async function draftFromTemplate(author: Person): Promise<string> {
  const choices = must(await author.call('GET', '/contracts3/choices'), 200, 'choices')
  const created = await author.call('POST', '/contracts3', {
    title: 'Prestation de conseil 2027',
    typeId: choices.types[0]._id,
    projectId: choices.projects[0]._id,
    ownerId: author.id,
    from: { kind: 'template', templateId: choices.templates[0]._id },
  })
  return must(created, 201, 'creating a contract')._id as string
}

/** A contract out for signature, first with somebody outside, who has opened it on one device. */
async function invited(
  { product }: Company,
  sender: Person,
  sharedId: string,
): Promise<Pick<ShowCase, 'guest' | 'outId' | 'token' | 'invitationId' | 'readingId'>> {
  const outId = await writtenContract(sender, 'Bail commercial de Lyon')
  const email = `elodie.${randomUUID().slice(0, 8)}@exterieur.test`
  await sendForSignature(sender, outId, [
    { ...OUTSIDER, email },
    { kind: 'internal', personId: sender.id },
  ])
  const { api, call } = await anonymous(product.url)
  const enter = async (mails: number) => {
    const link = (await lastLink(product, email, mails)).slice('/invitation/'.length)
    must(await call('POST', '/invitations/code', { token: link }), 200, 'asking for a code')
    const code = await lastCode(product, email, mails + 1)
    const body = { token: link, code }
    const entered = must(await call('POST', '/invitations/session', body), 200, 'entering')
    return { token: link, id: entered.invitationId as string }
  }
  const { token, id: invitationId } = await enter(1)
  const shared = { emails: [email], level: 'reader', expiresOn: '2099-12-31' }
  must(await sender.call('POST', `/contracts3/${sharedId}/shares`, shared), 201, 'sharing')
  const { id: readingId } = await enter(3)
  const guest = personOf(product.url, api, { id: invitationId, name: OUTSIDER.name, email })
  return { guest, outId, token, invitationId, readingId }
}
