import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

export { ActiveContentNote, ArrangedRow } from './arranged-row.tsx'
export { DropFiles } from './drop-files.tsx'
export { UploadFailures } from './upload-failures.tsx'
export { useSending } from './use-sending.ts'

/** The files attached to a contract, in its « Fichiers » tab; inside a `Suspense`. */
export const AttachmentsSection = lazy(async () => {
  const [module] = await Promise.all([
    import('./attachments-section.tsx'),
    loadTexts('attachments', 'annexes', 'document-import'),
  ])
  return { default: module.AttachmentsSection }
})

/** What becomes of the annexes of a contract that is sent for signature; inside a `Suspense`. */
export const SendingAnnexes = lazy(async () => {
  const [module] = await Promise.all([import('./sending-annexes.tsx'), loadTexts('annexes')])
  return { default: module.SendingAnnexes }
})
