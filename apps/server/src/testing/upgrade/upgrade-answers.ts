import { sql } from 'kysely'
import {
  contentHash,
  type ContentFormat,
} from '../../features/writing/contracts/content-binding.ts'
import { readContractContent } from '../../features/writing/contracts/contract-content.query.ts'
import { CHOICE_NOUNS } from '../choice-nouns.ts'
import { multipart } from '../uploads.ts'
import type { Answers, OpenFixture } from './upgrade-fixture.ts'

type Asked = Pick<OpenFixture, 'test' | 'companyId'>

/** Requests about a whole company, by the name of the answer. */
const OF_COMPANY = {
  list: '/contracts3?$orderby=title asc&$top=100',
  dashboard: '/contracts3/dashboard',
  'required actions': '/actionsRequired',
  tasks: '/tasks',
  notifications: '/notification',
  folders: '/tags',
  'clauses to insert': '/choices/clauses?$top=2',
}

/** Requests about each contract, by the end of the name. */
const OF_CONTRACT = {
  page: '',
  deadlines: '/deadlines',
  text: '/document',
  validation: '/validation',
  signature: '/signature',
  shares: '/shares',
}

/** The product's answers about a company: the change that alters an answer edits it. */
export async function askAnswers({ test, companyId, browser }: OpenFixture): Promise<Answers> {
  const answers: Answers = {}
  const ask = async (name: string, path: string) => {
    const { status, body } = await browser.call('GET', path)
    if (status !== 200) throw new Error(`« ${name} » answered ${status}: ${JSON.stringify(body)}`)
    answers[name] = withoutReasons(body)
  }
  for (const [name, path] of Object.entries(OF_COMPANY)) await ask(name, path)
  for (const noun of CHOICE_NOUNS) await ask(`choices of ${noun}`, `/choices/${noun}`)
  for (const { id, reference } of await contractsOf({ test, companyId })) {
    for (const [name, path] of Object.entries(OF_CONTRACT))
      await ask(`${reference} ${name}`, `/contracts3/${id}${path}`)
    answers[`${reference} content hash`] = await hashOf({ test, companyId }, id, 1)
    answers[`${reference} content hash in format 2`] = await hashOf({ test, companyId }, id, 2)
  }
  return answers
}

/**
 * What no version may ever answer differently: the hashes that validations and signatures are bound to, the seals,
 * and the trail.
 */
export async function askProofs({ test, companyId, browser }: OpenFixture): Promise<Answers> {
  const proofs: Answers = {}
  for (const { id, reference, bound, format } of await contractsOf({ test, companyId })) {
    if (bound)
      proofs[`${reference} bound content`] = {
        bound,
        now: await hashOf({ test, companyId }, id, format),
      }
    const signed = await browser.call('GET', `/contracts3/${id}/signed`)
    if (signed.status !== 200) continue
    const { payload, headers } = multipart('signed.pdf', signed.bytes)
    const path = `/contracts3/${id}/verification`
    const { body } = await browser.call('POST', path, payload, headers)
    proofs[`${reference} seal`] = withoutLaterWords(withoutSentences(body))
  }
  proofs['chain'] = await recomputeChain(browser)
  return proofs
}

function hashOf(
  { test, companyId }: Asked,
  contractId: string,
  format: ContentFormat,
): Promise<string> {
  return test.product.platform.inCompany(companyId, async (db) =>
    contentHash(await readContractContent(db, contractId), format),
  )
}

/** With the content hash, and its format, that a signature, or else a validation, is bound to. */
async function contractsOf({ test, companyId }: Asked) {
  const { rows } = await test.product.platform.inCompany(companyId, (db) =>
    sql<{ id: string; reference: string; bound: string | null; format: ContentFormat }>`
      select contract.id, contract.reference, coalesce(request.content_hash, validation.content_hash) as bound,
        coalesce(request.content_format, validation.content_format) as format
      from contract
        left join signature_request as request on request.company_id = contract.company_id
          and request.contract_id = contract.id and request.state <> 'cancelled'
        left join contract_validation as validation on validation.company_id = contract.company_id
          and validation.contract_id = contract.id and validation.state in ('running', 'accepted')
      where contract.company_id = ${companyId} order by contract.reference`.execute(db.tx),
  )
  return rows
}

async function recomputeChain(browser: OpenFixture['browser']): Promise<unknown> {
  for (;;) {
    const { body } = await browser.call('POST', '/administration/audit-chain/slices', {})
    if (body.check?.finishedAt) return withoutLaterWords(body)
  }
}

/** Why a button is disabled depends on rights and rules, which have their own tests. */
function withoutReasons(body: unknown): unknown {
  return replace(body, (value) => ('code' in value && 'message' in value ? null : value))
}

/**
 * What later versions also say of the same proofs: the checkpoints that were lost or timestamped, and that the
 * revocation of a seal was not checked. All have their own tests.
 */
function withoutLaterWords(body: unknown): unknown {
  return replace(body, (proof) => {
    const { lostCheckpoints: _lost, isCheckpointOverdue: _overdue, ...rest } = proof
    const { isTimestamped: _timestamped, ...value } = rest
    return Array.isArray(value['findings'])
      ? { ...value, findings: value['findings'].filter(isOfTheTime) }
      : value
  })
}

function isOfTheTime(finding: { code: string }): boolean {
  return finding.code !== 'REVOCATION_NOT_CHECKED'
}

/** A finding without its text. */
function withoutSentences(body: unknown): unknown {
  return replace(body, ({ message: _, ...value }) => value)
}

function replace(value: unknown, change: (of: Record<string, unknown>) => object | null): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => replace(each, change))
  const changed = change(value as Record<string, unknown>)
  if (changed === null) return null
  return Object.fromEntries(
    Object.entries(changed).map(([key, part]) => [key, replace(part, change)]),
  )
}
