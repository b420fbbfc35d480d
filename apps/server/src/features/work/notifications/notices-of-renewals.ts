import { ownersOf } from '../../writing/contracts/public.ts'
import { others, type Notices } from './notices.ts'

/** The owner, where somebody else recorded that the contract goes on, or does not. */
export const RENEWAL_NOTICES: Notices<'contract.renewed' | 'contract.renewalRefused'> = {
  'contract.renewed': async (db, renewed) => {
    const owners = await ownersOf(
      db,
      renewed.map(({ contractId }) => contractId),
    )
    return renewed.map(({ contractId, actor, payload: { day } }) => ({
      to: others([owners.get(contractId)!], actor),
      type: 'renewalRecorded',
      contractId,
      params: { person: actor?.label ?? '', day },
    }))
  },
  'contract.renewalRefused': async (db, refused) => {
    const owners = await ownersOf(
      db,
      refused.map(({ contractId }) => contractId),
    )
    return refused.map(({ contractId, actor, payload: { day } }) => ({
      to: others([owners.get(contractId)!], actor),
      type: 'renewalRefused',
      contractId,
      params: { person: actor?.label ?? '', day },
    }))
  },
}
