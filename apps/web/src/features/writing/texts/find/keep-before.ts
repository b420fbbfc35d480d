import type { contractVersionsEndpoints } from '@tacite/api/writing/contract-versions-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { currentTexts } from '../../../../platform/locale.ts'
import type { OpenText } from '../text/open-text.tsx'

type Keep = (typeof contractVersionsEndpoints)['keep']

const LONGEST_NAME = 120

/** Keeps a contract as a version before words are replaced everywhere, with what was typed and is not saved yet. */
export async function keepBefore(
  contractId: string,
  { store }: Pick<OpenText, 'store'>,
  from: string,
): Promise<void> {
  await Promise.all(store.unsavedIds().map((id) => store.saved(id)))
  const name = currentTexts()('editor.find.dialog.versionName', { from }).slice(0, LONGEST_NAME)
  await call<Keep>('POST', '/contracts3/:contractId/versions', {
    params: { contractId },
    body: { name, isAutomatic: true },
  })
}
