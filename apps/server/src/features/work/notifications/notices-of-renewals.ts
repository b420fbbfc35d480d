import { ownersOf } from '../../writing/contracts/public.ts'
import { others, type Notices } from './notices.ts'

/** The owner, where somebody else recorded, corrected or cancelled that the contract goes on, or does not. */
export const RENEWAL_NOTICES: Notices<
  | 'contract.renewed'
  | 'contract.renewalRefused'
  | 'contract.renewalCorrected'
  | 'contract.renewalCancelled'
> = {
  'contract.renewed': async (db, renewed) => {
    const owners = await ownersOfEach(db, renewed)
    return renewed.map((each) => ({ ...noticeTo(owners, each), type: 'renewalRecorded' }))
  },
  'contract.renewalRefused': async (db, refused) => {
    const owners = await ownersOfEach(db, refused)
    return refused.map((each) => ({ ...noticeTo(owners, each), type: 'renewalRefused' }))
  },
  'contract.renewalCorrected': async (db, corrected) => {
    const owners = await ownersOfEach(db, corrected)
    return corrected.map((each) => ({ ...noticeTo(owners, each), type: 'renewalCorrected' }))
  },
  'contract.renewalCancelled': async (db, cancelled) => {
    // A confirmation changes nothing that is computed: neither does its withdrawal.
    const counted = cancelled.filter(({ payload }) => payload.kind !== 'tacit')
    const owners = await ownersOfEach(db, counted)
    return counted.map((each) => ({ ...noticeTo(owners, each), type: 'renewalCancelled' }))
  },
}

type Db = Parameters<typeof ownersOf>[0]
type Owners = Awaited<ReturnType<typeof ownersOf>>
interface Recorded {
  contractId: string
  actor: { id: string | null; label: string } | null
  payload: { day: string }
}

function ownersOfEach(db: Db, recorded: readonly Pick<Recorded, 'contractId'>[]): Promise<Owners> {
  return ownersOf(
    db,
    recorded.map(({ contractId }) => contractId),
  )
}

function noticeTo(owners: Owners, { contractId, actor, payload: { day } }: Recorded) {
  return {
    to: others([owners.get(contractId)!], actor),
    contractId,
    params: { person: actor?.label ?? '', day },
  }
}
