import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { randomUUID } from 'node:crypto'
import type { Company } from './company.ts'
import { must, type Person } from './person.ts'

/** A third party, with their own mailbox. */
export const outsider = () => ({
  kind: 'external',
  name: 'Élodie Müller',
  email: `elodie.${randomUUID().slice(0, 8)}@exterieur.test`,
  role: 'Présidente',
})

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text }] }],
})

/** A contract from scratch with one short section. */
export async function writtenContract(
  author: Person,
  title: string,
  changes: object = {},
): Promise<string> {
  const created = await author.call('POST', '/contracts3', {
    title,
    typeId: await firstChoice(author, 'contract-types'),
    projectId: await firstChoice(author, 'projects'),
    ownerId: author.id,
    from: { kind: 'scratch', numbering: 'articles' },
    ...changes,
  })
  const contractId = must(created, 201, 'creating a contract')._id as string
  const { textId, blocks } = must(
    await author.call('GET', `/contracts3/${contractId}/document`),
    200,
    'reading the text',
  )
  for (const section of blocks.flatMap((block: { sections: object[] }) => block.sections)) {
    const saved = await author.call('PUT', `/texts/${textId}/sections/${section._id}`, {
      title: section.title,
      audience: section.audience,
      content: paragraph('Les parties conviennent de ce qui suit.'),
      version: section.version,
    })
    must(saved, 200, 'filling a section')
  }
  return contractId
}

/** Adds a section at the end of the first block. */
export async function addSection(
  author: Person,
  contractId: string,
  title: string,
  words: string,
): Promise<void> {
  const { textId, blocks } = must(
    await author.call('GET', `/contracts3/${contractId}/document`),
    200,
    'reading the text',
  )
  const added = await author.call('POST', `/texts/${textId}/sections`, {
    title,
    level: 1,
    audience: 'anyone',
    content: paragraph(words),
    blockId: blocks[0]._id,
    afterSectionId: null,
  })
  must(added, 201, 'adding a section')
}

/** The id of the first option. */
export async function firstChoice(
  person: Person,
  noun: 'contract-types' | 'projects' | 'folders' | 'templates',
): Promise<string> {
  return must(await person.call('GET', `/choices/${noun}?$top=1`), 200, noun).value[0]._id
}

/** Sends a contract for signature: to an external signatory first unless others are named. */
export async function sendForSignature(
  sender: Person,
  contractId: string,
  signatories: object[] = [outsider()],
): Promise<void> {
  const sent = await sender.call('POST', `/contracts3/${contractId}/signature`, { signatories })
  must(sent, 201, 'sending for signature')
}

/** Requests a one-step validation by these people. */
export async function requestValidation(
  author: Person,
  contractId: string,
  validators: Person[],
): Promise<string> {
  const requested = await author.call('POST', `/contracts3/${contractId}/validation`, {
    steps: [{ name: 'Juridique', rule: 'oneOf', validatorIds: validators.map(({ id }) => id) }],
  })
  return must(requested, 201, 'requesting a validation').current.steps[0]._id as string
}

/** Gives a level on one contract, as an invitation does. */
export function grantLevel(
  company: Company,
  contractId: string,
  person: Person,
  level: ContractLevel,
): Promise<void> {
  return company.query(
    `insert into contract_access (company_id, id, contract_id, person_id, level, given_by, given_at)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, now())`,
    [company.id, contractId, person.id, level, company.administrator.id],
  )
}

const ON_PAPER = [
  { name: 'Anne Martin', side: 'company' },
  { name: 'Élodie Müller', side: 'counterparty' },
]

/** Freezes a contract to be signed by hand. */
export async function printForSignature(sender: Person, contractId: string): Promise<void> {
  const path = `/contracts3/${contractId}/signature/paper`
  must(await sender.call('POST', path, { signatories: ON_PAPER }), 201, 'freezing a contract')
}

/** Marks a contract as signed elsewhere on the first of May 2026. */
export async function markSigned(person: Person, contractId: string): Promise<void> {
  const statement = { signatureDate: '2026-05-01', signatories: ON_PAPER, isConfirmed: true }
  const path = `/contracts3/${contractId}/signature/statement`
  must(await person.call('POST', path, statement), 201, 'marking a contract as signed')
}
