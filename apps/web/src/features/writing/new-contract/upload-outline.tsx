import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { useMemo } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Upload } from './choices.ts'
import { outlineDocument } from './outline-document.ts'

/** The headings found, numbered as in the future contract. */
export function UploadOutline({ upload, locale }: { upload: Upload; locale: Locale }) {
  const t = useTexts()
  const document = useMemo(() => outlineDocument(upload), [upload])
  const numbers = useMemo(
    () => numberSections(document, numberingLabels[locale]),
    [document, locale],
  )
  return (
    <div className="mx-auto max-w-[72ch] px-6 py-8 font-serif text-lg tablet:px-10">
      <h2 className="text-title font-semibold">{upload.title}</h2>
      {document.blocks.map((block) => (
        <ol key={block.id} aria-label={t('new-contract.text.outline')} className="mt-5">
          {numbers.blocks.get(block.id) && (
            <li className="pt-2 font-semibold">{numbers.blocks.get(block.id)}</li>
          )}
          {block.sections.map((section) => {
            const number = numbers.sections.get(section.id)
            return (
              <li
                key={section.id}
                className={classNames(
                  'flex gap-3 border-b border-line py-1.5',
                  indents[number?.level ?? 1],
                )}
              >
                <span className="shrink-0 text-ink-faint tabular-nums">{number?.label}</span>
                <span className="min-w-0 break-words">{section.title}</span>
              </li>
            )
          })}
        </ol>
      ))}
    </div>
  )
}

const indents = { 1: '', 2: 'pl-6', 3: 'pl-12' }
