import { ownersOf } from '../../writing/contracts/public.ts'
import { others, type Notices } from './notices.ts'

/** Signatures outside the product, for the owner and whoever prepared them. */
export const PAPER_NOTICES: Notices<
  'signature.scanAwaited' | 'contract.markedSigned' | 'contract.scanUploaded'
> = {
  'signature.scanAwaited': (_, awaited) =>
    awaited.map(({ contractId, objectId, payload: { personId, since } }) => ({
      to: [personId],
      type: 'scanAwaited',
      contractId,
      params: { since, subjectId: objectId },
    })),
  'contract.markedSigned': async (db, marked) => {
    const owners = await ownersOf(
      db,
      marked.map(({ contractId }) => contractId),
    )
    return marked.map(({ contractId, actor }) => ({
      to: others([owners.get(contractId)!], actor),
      type: 'contractMarkedSigned',
      contractId,
      params: { person: actor?.label ?? '' },
    }))
  },
  'contract.scanUploaded': async (db, filed) => {
    const owners = await ownersOf(
      db,
      filed.map(({ contractId }) => contractId),
    )
    return filed.map(({ contractId, actor, payload: { requestedBy } }) => ({
      to: others([owners.get(contractId)!, requestedBy], actor),
      type: 'signedScanFiled',
      contractId,
      params: { person: actor?.label ?? '' },
    }))
  },
}
