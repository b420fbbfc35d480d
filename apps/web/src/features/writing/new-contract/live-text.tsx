import { absentParts, withoutParts } from '@tacite/document/absent-parts.ts'
import type { ContractDocument, DocumentBlock } from '@tacite/document/contract-document.ts'
import type { FieldValues } from '@tacite/document/field-definition.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import type { DocumentNumbers } from '@tacite/document/number-sections.ts'
import { memo, useDeferredValue, useMemo } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { LiveNodes } from './live-nodes.tsx'
import { LiveValuesContext } from './live-values.ts'
import type { LiveValues } from './live-values.ts'
import type { NewContractForm } from './use-new-contract.ts'

/** The template's text with the values typed so far. */
export function LiveText({
  form,
  document,
}: {
  form: NewContractForm
  document: ContractDocument
}) {
  const t = useTexts()
  const { choices, draft, active } = form
  const { locale, defaults } = choices
  const currency = draft.currency ?? defaults.currency
  // Typing takes priority over updating the text.
  const values = useDeferredValue(form.values)
  const fields = useMemo(
    () => new Map(choices.fields.map((field) => [field.variable, field])),
    [choices.fields],
  )
  const live = useMemo<LiveValues>(
    () => ({ values, fields, locale, currency, active }),
    [values, fields, locale, currency, active],
  )
  const present = usePresent(document, values)
  const numbers = useMemo(() => numberSections(present, numberingLabels[locale]), [present, locale])
  return (
    <LiveValuesContext value={live}>
      <article
        lang={locale}
        className="mx-auto max-w-[72ch] px-6 py-8 font-serif text-lg leading-7 tablet:px-10"
      >
        <h2 data-field="contract_title" className="mb-5 text-title font-semibold break-words">
          {draft.title.trim() || t('new-contract.text.untitled')}
        </h2>
        {present.blocks.map((block) => (
          <Block key={block.id} block={block} numbers={numbers} />
        ))}
      </article>
    </LiveValuesContext>
  )
}

/** The text without the parts that the values leave out; the same one until they change. */
function usePresent(document: ContractDocument, values: FieldValues): ContractDocument {
  const absent = [...absentParts(document, values)].join(' ')
  return useMemo(
    () => withoutParts(document, new Set(absent === '' ? [] : absent.split(' '))),
    [document, absent],
  )
}

/** Rendered once: only its fields update. */
const Block = memo(function Block(props: { block: DocumentBlock; numbers: DocumentNumbers }) {
  const { block, numbers } = props
  const name = numbers.blocks.get(block.id)
  return (
    <section>
      {block.kind !== 'body' && (
        <h3 className="mt-8 border-t border-line pt-5 font-semibold">
          {[name, block.name].filter(Boolean).join(' — ')}
        </h3>
      )}
      {block.sections.map((section) => {
        const number = numbers.sections.get(section.id)
        const isOutermost = number?.level === 1
        const Title = isOutermost ? 'h3' : 'h4'
        return (
          <section key={section.id}>
            {section.title && (
              <Title className={isOutermost ? 'mt-6 font-semibold' : 'mt-4 font-medium'}>
                {number?.label && <span className="mr-2 text-ink-faint">{number.label}</span>}
                {section.title}
              </Title>
            )}
            <LiveNodes content={section.content} />
          </section>
        )
      })}
    </section>
  )
})
