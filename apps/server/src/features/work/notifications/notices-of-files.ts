import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import { administratorIds } from '../../people/roles/public.ts'
import type { Notices } from './notices.ts'

type BadFile = BusinessEvent<'company.fileDamaged' | 'company.fileMissing'>

/** A file that is refused to everyone: administrators have it restored from a backup. */
export const FILE_NOTICES: Notices<
  'company.fileDamaged' | 'company.fileMissing' | 'contract.acceptedContentAltered'
> = {
  'company.fileDamaged': async (db, bad) => {
    const to = await administratorIds(db)
    return bad.map((event) => ({ ...noticeOf(event), to, type: 'fileDamaged' }))
  },
  'company.fileMissing': async (db, bad) => {
    const to = await administratorIds(db)
    return bad.map((event) => ({ ...noticeOf(event), to, type: 'fileMissing' }))
  },
  // No file, and nobody is refused: but somebody or something has changed what the database keeps.
  'contract.acceptedContentAltered': async (db, altered) => {
    const to = await administratorIds(db)
    return altered.map(({ contractId, payload: { contentHash } }) => ({
      to,
      type: 'acceptedContentAltered',
      contractId,
      params: { file: contentHash.slice(0, 12) },
    }))
  },
}

function noticeOf({ payload: { sha256, contracts } }: BadFile) {
  return {
    contractId: null,
    page: '/home/administration/audit',
    // The beginning of the hash is enough to find it in the log.
    params: { file: sha256.slice(0, 12), contracts: contracts.join(', ') || '–' },
  }
}
