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

/** The act about the signature in the head of a contract's page; it takes its place when its code has come. */
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

/** Who outside the company was sent a contract to sign. */
export function OutsideSignatories({ contractId }: { contractId: string }) {
  return (
    <Suspense>
      <LazyOutside contractId={contractId} />
    </Suspense>
  )
}

export { DocumentBlocks, headingId } from './document/document-blocks.tsx'
export { GuestPage } from './invitation/guest-page.tsx'
