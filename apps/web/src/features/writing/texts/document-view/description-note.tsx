import { StickyNote } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'

/** What the house notes of a section or a block: beside the text, so neither copied nor printed with it. */
export function DescriptionNote({ of: { description } }: { of: { description: string } }) {
  const t = useTexts()
  if (description === '') return null
  return (
    <p className="mb-2 flex gap-1.5 font-sans text-sm whitespace-pre-line text-ink-soft select-none print:hidden">
      <StickyNote aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="sr-only">{t('editor.description.label')}</span>
      <span className="min-w-0 break-words">{description}</span>
    </p>
  )
}
