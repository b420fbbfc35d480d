import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { loadable } from '../../../platform/loadable.tsx'
import { loadTexts } from '../../../platform/locale.ts'
import { signatureQuery } from './panel/signature-queries.ts'

/** The « Signature » tab of a contract's page; inside a `Suspense`. */
export const SigningPanel = lazy(async () => {
  const [module] = await Promise.all([
    import('./panel/signing-panel.tsx'),
    loadTexts('signing-panel', 'signing-paper'),
  ])
  return { default: module.SigningPanel }
})

const action = loadable(async () => {
  const [module] = await Promise.all([import('./signing-action.tsx'), loadTexts('signing-panel')])
  return module.SigningAction
})

/** The signature action in the header of a contract's page. */
export const SigningAction = action.Part

/** Whether it is offered depends on the signature. */
export async function loadSigningAction(
  queryClient: QueryClient,
  contractId: string,
): Promise<void> {
  await Promise.all([action.load(), queryClient.prefetchQuery(signatureQuery(contractId))])
}

const LazyOutside = lazy(async () => {
  const [module] = await Promise.all([
    import('./panel/outside-signatories.tsx'),
    loadTexts('signing-panel'),
  ])
  return { default: module.OutsideSignatories }
})

/** External signatories of a contract. */
export function OutsideSignatories({ contractId }: { contractId: string }) {
  return (
    <Suspense>
      <LazyOutside contractId={contractId} />
    </Suspense>
  )
}

/** Checks a PDF against the sealed copies of a contract and of its letters; inside a `Suspense`. */
export const VerifyFile = lazy(async () => {
  const [module] = await Promise.all([
    import('./panel/verify-file.tsx'),
    loadTexts('signing-panel'),
  ])
  return { default: module.VerifyFile }
})

export { useMarkSigned } from './paper/mark-signed.tsx'
