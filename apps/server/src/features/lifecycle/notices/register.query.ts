import type { NoticeOfRegister, NoticeRegister } from '@tacite/api/lifecycle/notices-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { contractState } from '@tacite/domain/contracts/contract-state.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { conditionsBy } from '@tacite/domain/deadlines/term-conditions.ts'
import { engineNotice } from '@tacite/domain/notices/engine-notice.ts'
import { modeCaution } from '@tacite/domain/notices/mode-caution.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { whyNotEach } from '../../people/access/public.ts'
import { readContractTerms, todayOf, type ContractTerms } from '../deadlines/public.ts'
import { judgeRecorded } from './judge-recorded.ts'
import { readNotices, type StoredNotice } from './notice-repository.ts'
import { namedNotices, namedProofs } from './register-rows.query.ts'

/** The register of a contract's notices as this person reads it. */
export async function noticeRegister(
  db: CompanyDatabase,
  actor: Actor,
  about: { contractId: string; level: ContractLevel },
): Promise<NoticeRegister> {
  const { contractId } = about
  const [contract] = await readContractTerms(db, [contractId])
  const today = todayOf(actor)
  const deadlines = computeDeadlines(contract!.terms, today)
  const state = contractState(contract!.status, deadlines)
  const reasons = await whyNotEach(db, actor, about, SHOWN_ACTS, { state })
  const notices = await readNotices(db, contractId)
  const rows = await namedNotices(db, actor, contractId)
  const proofs = await namedProofs(db, contractId)
  const value = notices.map((notice): NoticeOfRegister => {
    const { appliesFrom, ...row } = rows.get(notice.id)!
    return {
      _id: notice.id,
      kind: notice.kind,
      givenBy: notice.givenBy,
      mode: notice.mode,
      caution: cautionOf(notice, contract!, actor),
      endsOn: notice.endsOn,
      appliesFrom,
      ...row,
      isPrepared: notice.isWritten && notice.proofs.length === 0,
      proofs: proofs.get(notice.id) ?? [],
      verdict: verdictOf(notice, contract!, actor),
    }
  })
  const isUnderNotice = deadlines.ending === 'termination' && deadlines.phase !== 'ENDED'
  return {
    value: value.toReversed(),
    runsUntil: isUnderNotice ? deadlines.finalEnd : null,
    keeping: reasons.keepNotices,
    ending: reasons.markTerminated,
    downloading: reasons.downloadAttachments,
  }
}

const SHOWN_ACTS = ['keepNotices', 'markTerminated', 'downloadAttachments'] as const

function cautionOf(
  { mode, kind, givenBy }: StoredNotice,
  { terms }: ContractTerms,
  actor: Actor,
): string | null {
  const { locale } = actor
  const { regime } = terms
  const { sendingMode } = conditionsBy(terms, todayOf(actor))
  const caution = modeCaution({ mode, kind, regime: regime?.kind ?? null, sendingMode })
  if (caution === null) return null
  return createTranslator(locale)(
    `notices.caution.${caution}.${givenBy === 'otherParty' ? 'received' : 'given'}`,
  )
}

function verdictOf(
  notice: StoredNotice,
  { terms }: ContractTerms,
  actor: Actor,
): NoticeOfRegister['verdict'] {
  const counted = engineNotice(notice)
  if (counted === null || counted.cancelledOn !== null) return null
  return judgeRecorded(counted, terms, todayOf(actor), actor.locale)
}
