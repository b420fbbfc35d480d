import { authenticator } from '../../apps/server/src/testing/second-factors.ts'
import type { Company } from '../support/company.ts'
import {
  firstChoice,
  markSigned,
  printForSignature,
  grantLevel,
  outsider,
  requestValidation,
  sendForSignature,
  writtenContract,
} from '../support/contracts.ts'
import { lastCode, lastLink } from '../support/letters.ts'
import { named } from '../support/passkeys.ts'
import { anonymous, must, PASSWORD, personOf, signIn, type Person } from '../support/person.ts'
import {
  changedTemplate,
  flawedTemplate,
  outdatedDraft,
  outdatedTranslation,
  writeFirst,
} from '../support/templates.ts'
import { firstVariant, fullClause, judgedDraft, usedClause } from '../support/clauses.ts'
import { versionedDraft } from '../support/versions.ts'
import { contractInForce } from './contract-in-force.ts'
import { writeEverything } from './written-everything.ts'

/** One of everything that a screen can show: each is created when a screen first needs it, once per company. */
export interface ShowCase {
  url: string
  administrator: Made<Person>
  /** Validates and signs, has notifications, and may read another person's draft. */
  manager: Made<Person>
  /** May read but has nothing to read yet. */
  newcomer: Made<Person>
  /** Has codes of an application, and opens the product by its name. */
  keyholder: Made<Person>
  groupId: Made<string>
  deletedGroup: Made<void>
  /** A draft from the template, long and with fields to fill. */
  draftId: Made<string>
  /** A short draft, for dialogs and tabs that do not show the text: axe reads the whole page for each. */
  shortId: Made<string>
  /** A draft to which its screen attaches a file. */
  attachedId: Made<string>
  /** A draft with everything that a text can contain. */
  fullId: Made<string>
  /** Another one, for those who change its text. */
  changingId: Made<string>
  validationId: Made<string>
  /** A contract and the step of its validation, as in the address of a mail. */
  decidedId: Made<string>
  decidedStepId: Made<string>
  toSignId: Made<string>
  sealedId: Made<string>
  /** Frozen to be signed by hand. */
  printedId: Made<string>
  /** Marked as signed, without its scan. */
  markedId: Made<string>
  outside: Made<Outside>
  /** The template that came with the product, and a published one that was changed since. */
  starterTemplateId: Made<string>
  changedTemplateId: Made<string>
  outdatedTranslationId: Made<string>
  /** One with slips of every kind that a sentence can have. */
  flawedTemplateId: Made<string>
  /** One with guidance, fallbacks and a refused wording, changed since it was published; and its first variant. */
  fullClauseId: Made<string>
  /** A clause with a newer version than a template and a draft say, which says it otherwise. */
  usedClause: Made<{ clauseId: string; contractId: string }>
  variantId: Made<string>
  /** A draft that deviates from the playbook of its type, and says a clause word for word. */
  judgedId: Made<string>
  /** A draft shared outside and changed since. */
  versionedId: Made<string>
  /** A draft with words of its own, where its template has a newer version. */
  outdatedDraft: Made<{ contractId: string; templateId: string }>
}

type Made<Thing> = () => Promise<Thing>

/** A third party, on a device that has entered the codes of two invitations. */
export interface Outside {
  guest: Person
  /** The contract out for their signature. */
  outId: string
  /** The token of the link to that contract. */
  token: string
  invitationId: string
  /** The invitation to the draft shared with them. */
  readingId: string
  /** Of the questions that they are asked. */
  answeringId: string
}

const made = new WeakMap<Company, ShowCase>()

/** Shared per company: what one chapter created is there for the next. */
export function showCase(company: Company): ShowCase {
  const given = made.get(company) ?? arrange(company)
  made.set(company, given)
  return given
}

function arrange(company: Company): ShowCase {
  const administrator = once(() => company.join('administrator', 'Camille Durand'))
  const manager = once(() => company.join('contractManager', 'Nadia Benali'))
  const written = async (title: string) => writtenContract(await administrator(), title)
  const fullId = once(() => fullDraft(company, administrator, manager))
  const decidedId = once(() => written('Accord de partenariat'))
  const draftId = once(async () => draftFromTemplate(await administrator()))
  const fullClauseId = once(async () => fullClause(await administrator()))
  return {
    url: company.product.url,
    administrator,
    manager,
    newcomer: once(() => company.join('reader', 'Sacha Petit')),
    keyholder: once(async () => withCodes(company, await company.join('reader', 'Inès Caron'))),
    groupId: once(async () => createGroup(await administrator(), 'Comité du siège')),
    deletedGroup: once(async () => deleteGroup(await administrator())),
    draftId,
    shortId: once(() => written('Nettoyage des bureaux')),
    attachedId: once(() => written('Réfection de la toiture')),
    fullId,
    changingId: once(() => fullDraft(company, administrator, manager)),
    validationId: once(async () => {
      const contractId = await written('Accord de confidentialité')
      const validators = [await administrator(), await manager()]
      await requestValidation(validators[0]!, contractId, validators)
      return contractId
    }),
    decidedId,
    decidedStepId: once(async () => {
      const validator = await administrator()
      return requestValidation(validator, await decidedId(), [validator])
    }),
    toSignId: once(async () => {
      const contractId = await written('Licence de logiciel')
      const signatory = await administrator()
      await sendForSignature(signatory, contractId, [{ kind: 'internal', personId: signatory.id }])
      return contractId
    }),
    sealedId: once(async () =>
      contractInForce(company, await manager(), 'Maintenance des ascenseurs'),
    ),
    printedId: once(async () => {
      const contractId = await written('Cession de parts')
      await printForSignature(await administrator(), contractId)
      return contractId
    }),
    markedId: once(async () => {
      const contractId = await written('Bail signé chez le notaire')
      await markSigned(await administrator(), contractId)
      return contractId
    }),
    outside: once(async () =>
      invited(company, await administrator(), {
        sharedId: await fullId(),
        askedId: await draftId(),
      }),
    ),
    starterTemplateId: once(async () => firstChoice(await administrator(), 'templates')),
    changedTemplateId: once(async () => changedTemplate(await administrator())),
    outdatedTranslationId: once(async () => outdatedTranslation(await administrator())),
    flawedTemplateId: once(async () => flawedTemplate(await administrator())),
    fullClauseId,
    judgedId: once(async () => judgedDraft(await administrator())),
    usedClause: once(async () => usedClause(await administrator())),
    variantId: once(async () => firstVariant(await administrator(), await fullClauseId())),
    versionedId: once(async () => {
      const { contractId } = await versionedDraft(await administrator(), 'Bail de l’atelier')
      return contractId
    }),
    outdatedDraft: once(async () => {
      const author = await administrator()
      const draft = await outdatedDraft(author, 'Bail d’entrepôt')
      await writeFirst(author, draft.textId, 'Le bailleur prête au preneur.')
      return draft
    }),
  }
}

function once<Thing>(make: Made<Thing>): Made<Thing> {
  let thing: Promise<Thing> | undefined
  return () => (thing ??= make())
}

async function fullDraft(
  company: Company,
  author: Made<Person>,
  reader: Made<Person>,
): Promise<string> {
  const contractId = await writtenContract(await author(), 'Contrat-cadre de prestations')
  await writeEverything(await author(), contractId)
  await grantLevel(company, contractId, await reader(), 'reader')
  return contractId
}

async function withCodes({ product }: Company, identity: Person): Promise<Person> {
  const person = await signIn(named(product.url), identity, 'fr')
  const currentPassword = PASSWORD
  const begun = await person.call('POST', '/me/second-factor/totp', { currentPassword })
  const { secret } = must(begun, 200, 'setting up codes')
  const now = Date.now()
  const code = authenticator({ clock: { now: () => new Date(now) } }, secret).code()
  must(await person.call('POST', '/me/second-factor/totp/code', { code }), 200, 'confirming them')
  return person
}

async function createGroup(administrator: Person, name: string): Promise<string> {
  const form = { name, description: 'Ceux qui relisent.' }
  return must(await administrator.call('POST', '/groups', form), 201, 'making a group')._id
}

async function deleteGroup(administrator: Person): Promise<void> {
  const groupId = await createGroup(administrator, 'Commission des achats responsables')
  must(await administrator.call('DELETE', `/groups/${groupId}`), 200, 'deleting a group')
}

async function draftFromTemplate(author: Person): Promise<string> {
  const created = await author.call('POST', '/contracts3', {
    title: 'Prestation de conseil 2027',
    typeId: await firstChoice(author, 'contract-types'),
    projectId: await firstChoice(author, 'projects'),
    ownerId: author.id,
    from: { kind: 'template', templateId: await firstChoice(author, 'templates') },
  })
  return must(created, 201, 'creating a contract')._id as string
}

/** Some of what a contract lacks, asked of a third party. */
async function askQuestions(sender: Person, contractId: string, email: string) {
  const path = `/contracts3/${contractId}/questionnaires`
  const { askable } = must(await sender.call('GET', path), 200, 'reading what can be asked')
  const variables = askable.slice(0, 5).map(({ variable }: { variable: string }) => variable)
  const message = 'Il nous manque ces informations pour préparer le contrat.'
  return sender.call('POST', path, { email, variables, message })
}

/** A contract out for signature, first with an external signatory, who has opened it on one device. */
async function invited(
  { product }: Company,
  sender: Person,
  { sharedId, askedId }: { sharedId: string; askedId: string },
): Promise<Outside> {
  const outId = await writtenContract(sender, 'Bail commercial de Lyon')
  const invitee = outsider()
  const { name, email } = invitee
  await sendForSignature(sender, outId, [invitee, { kind: 'internal', personId: sender.id }])
  const { api, call } = await anonymous(product.url)
  const enter = async (mails: number) => {
    const link = (await lastLink(product, email, mails)).slice('/invitation/#'.length)
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
  const asked = await askQuestions(sender, askedId, email)
  must(asked, 201, 'asking questions')
  const { id: answeringId } = await enter(5)
  const guest = personOf(product.url, api, { id: invitationId, name, email })
  return { guest, outId, token, invitationId, readingId, answeringId }
}
