import { lazy, Suspense } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

/** The « Signature » tab of a contract's page; inside a `Suspense`. */
export const SigningPanel = lazy(async () => {
  const [module] = await Promise.all([
    import('./panel/signing-panel.tsx'),
    loadTexts('signing-panel'),
  ])
  return { default: module.SigningPanel }
})

const LazyAction = lazy(async () => {
  const [module] = await Promise.all([import('./signing-action.tsx'), loadTexts('signing-panel')])
  return { default: module.SigningAction }
})

/** The signature action in the header of a contract's page; its space is reserved until its code is loaded. */
export function SigningAction({ contractId }: { contractId: string }) {
  return (
    <Suspense>
      <LazyAction contractId={contractId} />
    </Suspense>
  )
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

export { DocumentBlocks, headingId } from './document/document-blocks.tsx'
export { GuestPage } from './invitation/guest-page.tsx'
