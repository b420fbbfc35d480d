import type { ReadingGuest } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepVersion } from '../../writing/contract-versions/public.ts'
import { readThirdPartyShare } from './share-repository.ts'
import type { OpenContent } from './shared-contract.query.ts'

/**
 * The contract may have changed since it was shared: whatever a third party is shown is kept before they are shown it.
 * The whole of it, with the audience of each section: what they saw follows from that.
 */
export async function keepWhatIsRead(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { shareId, contractId }: ReadingGuest,
  { whole }: OpenContent,
): Promise<void> {
  const recipient = await readThirdPartyShare(db, shareId)
  await keepVersion(deps, db, contractId, [{ kind: 'read', by: null, recipient }], whole)
}
